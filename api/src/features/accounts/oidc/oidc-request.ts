import { z } from 'zod';

/**
 * A sign-in by the provider that was begun, as the browser keeps it sealed until the provider sends it back: what the answer has to fit, and
 * what it is for.
 */
export const oidcRequest = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  aim: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sign-in') }),
    z.object({ kind: z.literal('set-up'), link: z.string() }),
    z.object({ kind: z.literal('connect'), userId: z.string(), sessionId: z.string() }),
  ]),
  to: z.string().nullable(),
});

export type OidcRequest = z.infer<typeof oidcRequest>;
