import type { OidcSettings } from '../../../platform/operation/request-context.js';

/** What people call the provider of a connected account: the name of the settings, or the host of one that is no longer set. */
export function nameOfIssuer(issuer: string, oidc: OidcSettings | null): string {
  const { href, host } = new URL(issuer);
  return oidc !== null && new URL(oidc.issuer).href === href ? oidc.name : host;
}
