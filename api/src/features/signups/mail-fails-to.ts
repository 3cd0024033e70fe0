/**
 * SQL: whether a mail to a person's address (`volunteer` under this alias) was refused for good or given up, and nobody has seen to it. The
 * failed mails are few, and are looked up once for all people of an answer.
 */
export function mailFailsTo(alias: string): string {
  return `${alias}.email_key in (select lower(btrim(x.recipient)) from outbox x where x.state = 'failed' and x.settled_at is null)`;
}
