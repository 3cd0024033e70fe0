/** Whether a text is an http(s) address that every program reads alike: no other may stand in it, or hide behind a backslash or a break. */
export function isWebAddress(text: string): boolean {
  return isHttpAddress(text) && !holdsPassword(text) && !isReadDifferently(text);
}

/** Whether a text is an http(s) address with a host, however it is written. */
export function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^\s/]/i.test(text);
}

/** Whether an address holds a user or a password: `https://club.example@elsewhere.example` leads elsewhere. */
export function holdsPassword(text: string): boolean {
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
}

/** Whether programs disagree where an address leads: browsers read a backslash as a slash and leave out breaks, others do not. */
export function isReadDifferently(text: string): boolean {
  return /[\\\p{Cc}]/u.test(text);
}
