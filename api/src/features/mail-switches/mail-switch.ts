/**
 * The purpose under which a household's link is sealed into the address that switches its mails; it grants nothing
 * else.
 */
export const mailSwitchPurpose = 'mail-switch';

/** SQL: whether the owner of an address (as compared) switched reminders and mails to groups off. */
export function hasOptedOut(emailKey: string): string {
  return `exists (select from email_opt_out opted where opted.email_key = ${emailKey})`;
}
