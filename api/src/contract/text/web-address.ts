/** Whether a text is an http(s) address that all programs parse alike: without a second address in it, a backslash or a line break. */
export function isWebAddress(text: string): boolean {
  return isHttpAddress(text) && !holdsPassword(text) && !isReadDifferently(text);
}

/** Whether a text is an http(s) address with a host, however it is written. */
export function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^\s/]/i.test(text);
}

/** Whether an address contains a user or a password: `https://club.example@elsewhere.example` leads elsewhere. */
export function holdsPassword(text: string): boolean {
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
}

/** Whether programs parse an address differently: browsers treat a backslash as a slash and drop line breaks, others do not. */
export function isReadDifferently(text: string): boolean {
  return /[\\\p{Cc}]/u.test(text);
}
