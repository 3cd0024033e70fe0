import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

const providers = [...POPULAR_DOMAINS, 'yahoo.com', 'hotmail.com', 'outlook.com', 'live.com'];
// Existing domains that are close to a big one.
const alsoReal = ['email.com', 'mail.com', 'mac.com', 'cloud.com', 'q.com', 'gmx.com', 'c2i.net', 'pm.me'];
// No domain has these endings. Others that look odd exist: two letters are a country, '.ski' is a club.
const slips: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  ogr: 'org',
};

/** The address that was probably meant, such as anna@gmail.com for anna@gmial.com; null when nothing looks mistyped. */
export function suggestAddress(email: string): string | null {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim()) ?? [];
  if (!name || !typed) return null;
  const domain = typed.toLowerCase();
  const real = [...providers, ...alsoReal];
  if (real.includes(domain)) return null;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  // Only whole domains are compared: a club's own domain is no slip, and neither is a country's edition, such as yahoo.no.
  const provider = run({ email: `x@${domain}`, domains: real, secondLevelDomains: [], topLevelDomains: [] })?.domain;
  const sameCountry = !/^[a-z]{2}$/.test(ending) || ['co', 'cm'].includes(ending) || provider?.endsWith(`.${ending}`);
  if (provider && provider !== domain && sameCountry) return `${name}@${provider}`;
  const slip = domain.includes('.') ? slips[ending] : undefined;
  return slip ? `${name}@${domain.slice(0, -ending.length)}${slip}` : null;
}
