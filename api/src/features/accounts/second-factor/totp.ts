import { Secret, TOTP } from 'otpauth';

const period = 30;

/** A new secret for an authenticator app: 20 random bytes. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

/** A secret as people type it: base32 in groups of four. */
export function totpSecretText(secret: Buffer): string {
  return secretOf(secret).base32.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The `otpauth:` address that authenticator apps read. */
export function totpUri(secret: Buffer, { issuer, label }: { issuer: string; label: string }): string {
  return generatorOf(secret, { issuer, label }).toString();
}

/**
 * The step of 30 seconds whose code this is, at most one away from an instant; null for a wrong code. Each step is to be accepted once.
 */
export function totpStep(secret: Buffer, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = generatorOf(secret).validate({ token: code, timestamp: at.getTime(), window: 1 });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / period) + delta;
}

/** The code of an instant, as an app shows it: for tests. */
export function totpCode(secret: Buffer, at: Date): string {
  return generatorOf(secret).generate({ timestamp: at.getTime() });
}

function generatorOf(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret: secretOf(secret) });
}

function secretOf(secret: Buffer): Secret {
  return new Secret({ buffer: Uint8Array.from(secret).buffer });
}
