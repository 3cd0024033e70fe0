import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/* An authenticator in software, for what the one of a browser does not do: lie. ES256, attestation 'none'. */

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

/** How it answers; by default truthfully. */
interface Answering {
  /** The site that it believes to be at. */
  origin?: string;
  isVerified?: boolean;
  counter?: number;
  /** Instead of the challenge of the options. */
  challenge?: string;
}

/** One passkey for one site. `options` are WebAuthn's, JSON as text, and so are the answers. */
export function softPasskey(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };
  const clientData = (type: string, options: string, { origin = site, challenge }: Answering): Buffer => {
    const asked = JSON.parse(options) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge: challenge ?? asked.challenge, origin, crossOrigin: false }));
  };
  const authenticatorData = ({ isVerified = true, counter = ++uses }: Answering, credential?: Buffer): Buffer => {
    const head = Buffer.alloc(5);
    head[0] = present | (isVerified ? verified : 0) | (credential ? withCredential : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(site).hostname), head, credential ?? Buffer.alloc(0)]);
  };
  return {
    /** What `navigator.credentials.create` gives. */
    create(options: string, answering: Answering = {}): string {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = authenticatorData(answering, credential);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', options, answering).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      };
      return JSON.stringify({ ...named, response });
    },
    /** What `navigator.credentials.get` gives. */
    get(options: string, answering: Answering = {}): string {
      const data = clientData('webauthn.get', options, answering);
      const authData = authenticatorData(answering);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return JSON.stringify({ ...named, response });
    },
  };
}

function sha256(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest();
}

/** The key as COSE writes it: kind 2, algorithm -7, curve 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [kind, algorithm, curve] = [
    [0x01, 0x02],
    [0x03, 0x26],
    [0x20, 0x01],
  ];
  return Buffer.concat([
    Buffer.from([0xa5, ...kind!, ...algorithm!, ...curve!]),
    ...[Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    ...[Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  // As short as it can be: longer ones are no canonical CBOR.
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}
