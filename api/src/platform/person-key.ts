/** An e-mail address as it is compared: without case and surrounding spaces. It names a household. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** A name as it is compared: without case, doubled and odd spaces. Unique within a household. */
export function nameKey(firstName: string, lastName: string): string {
  return [firstName, lastName].map(fold).join('\u001f');
}

function fold(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
