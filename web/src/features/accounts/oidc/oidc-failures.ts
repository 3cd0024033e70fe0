import { genericMessage } from '../../../graphql/request-error';

const sentences: Readonly<Record<string, string>> = {
  OIDC_REFUSED: 'The sign-in was not completed. Please try again.',
  OIDC_NO_ACCOUNT: 'You have no account here. Please ask an admin.',
  OIDC_CONNECT_FIRST: 'Sign in with your password once, and connect {provider} under Account, at ‘Connected sign-ins’.',
  OIDC_UNAVAILABLE: 'This sign-in does not answer just now. Please sign in another way.',
  OIDC_TAKEN: 'This account is connected with someone else here.',
  LINK_NOT_FOUND: 'This link is not valid.',
  LINK_EXPIRED: 'This link has expired.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a little and try again.',
};

/** The sentence for a failed sign-in by a provider, of which the address says the code. `provider`: its name, where the page knows it. */
export function oidcFailure(code: string, provider = 'this sign-in'): string {
  // Whoever writes the address may name a property of every object.
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence?.replace('{provider}', () => provider) ?? genericMessage;
}
