import ipaddr from 'ipaddr.js';

/** Origins of sites (`https://club.example.org`), or all. */
export type Origins = readonly string[] | '*';

/** Whether browsers offer passkeys at a public address: its host has a name, and it is https or this machine. */
export function offersPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return !ipaddr.isValid(hostname.replace(/^\[|\]$/g, '')) && (protocol === 'https:' || hostname === 'localhost');
}
