/** The normalised e-mail address, without case and surrounding spaces. It identifies a household. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** What the key of a person without an address begins with. It has no '@', so it is nobody's address. */
const withoutAddress = 'walk-in:';

/** The same for people who were erased. */
const erased = 'erased:';

/** The key of people who were erased together, instead of their address. */
export function keyOfErased(id: string): string {
  return `${erased}${id}`;
}

/** The key of somebody who came without giving an address. It stands where an address is expected, and no mail is enqueued for it. */
export function keyWithoutAddress(id: string): string {
  return `${withoutAddress}${id}`;
}

/** Whether mail can be sent to it: false for what `keyWithoutAddress` and `keyOfErased` give. */
export function isReachable(email: string): boolean {
  return !email.startsWith(withoutAddress) && !email.startsWith(erased);
}

/** SQL: the address in a column that may hold a key without one; null then. */
export function addressIn(column: string): string {
  return `case when ${column} not like '${withoutAddress}%' and ${column} not like '${erased}%' then ${column} end`;
}

/** SQL: the address of a person, or their key where they gave none. */
export function addressOrKey(alias: string): string {
  return `coalesce(${alias}.email, ${alias}.email_key)`;
}

/**
 * The normalised name, unique within a household however it is typed. Case, odd and doubled spaces, invisible characters, kinds of
 * apostrophes and dashes, full-width letters, ß and ss, dotted and dotless i make no difference. Accents do: José and Jose may be two
 * people of one family, and staff can merge them.
 */
export function nameKey(firstName: string, lastName: string): string {
  return [firstName, lastName].map(foldPersonName).join('\u001f');
}

// Acute, grave and similar marks, before NFKC turns one of them into a space with an accent; ŉ stands for 'n.
const apostrophes = /[`´ʹʻʼʽˈ‘’‛′‵＇｀]/g;

function foldPersonName(name: string): string {
  return (
    name
      .replace(/ŉ/g, "'n")
      .replace(apostrophes, "'")
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
      .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
      .toLowerCase()
      .toUpperCase()
      .replace(/I\u0307|İ/g, 'I')
      .toLowerCase()
      // Both forms of a small sigma.
      .replace(/ς/g, 'σ')
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/ ?(['-]) ?/g, '$1')
      .trim()
  );
}
