import { z } from 'zod';
import { phone } from './contract/text/fields.js';
import { StartError } from './platform/start-error.js';
import {
  isHostList,
  isSafeIssuer,
  isSender,
  isTimeZone,
  originList,
  plainText,
  urlWith,
  wholeNumber,
} from './setting-forms.js';

// What operators can set, one setting at a time. Defaults, and what several settings mean together, are in `environment.ts`.

/** The settings as they were given: names and values. */
export type SettingSource = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much is logged. */
export type LogLevel = (typeof logLevels)[number];

const onOff = z.stringbool({ truthy: ['on'], falsy: ['off'] });
const trueFalse = z.stringbool({ truthy: ['true'], falsy: ['false'] });
const email = z.email();
const httpUrl = urlWith(['http:', 'https:']);
const postgresUrl = urlWith(['postgres:', 'postgresql:']);

/** Every setting: its form, the expected value in words, and whether a message may repeat its value. */
const settings = {
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']),
    expected: 'development, production or test',
  },
  PORT: { schema: wholeNumber(0, 65_535), expected: 'a port number from 1 to 65535 (0 picks a free one)' },
  HOST: {
    schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
    expected: 'an address or host name to listen on, such as 127.0.0.1',
  },
  PUBLIC_URL: {
    schema: httpUrl.refine((url) => !/[?#]/.test(url)),
    expected: 'an http or https address, such as https://volunteers.example.org',
  },
  DATABASE_URL: {
    schema: postgresUrl,
    expected: 'a PostgreSQL address, such as postgres://user:password@host:5432/database',
    secret: true,
  },
  DATABASE_POOLER: { schema: z.enum(['none', 'transaction']), expected: 'none or transaction' },
  DATABASE_DIRECT_URL: {
    schema: postgresUrl,
    expected: 'a PostgreSQL address without a pooler in front',
    secret: true,
  },
  DATABASE_READ_URL: { schema: postgresUrl, expected: 'the PostgreSQL address of a read replica', secret: true },
  DATA_DIR: { schema: z.string().refine((path) => !path.includes('\0')), expected: 'a folder' },
  SMTP_URL: {
    schema: urlWith(['smtp:', 'smtps:']),
    expected: 'a mail server, such as smtp://user:password@host:587',
    secret: true,
  },
  MAIL_FROM: {
    schema: z.string().refine(isSender),
    expected: 'an e-mail address, with or without a name: Ski Club <volunteers@example.org>',
  },
  ADMIN_EMAIL: { schema: email, expected: 'an e-mail address' },
  ADMIN_PASSWORD: { schema: z.string().min(8), expected: 'at least 8 characters', secret: true },
  DEMO_DATA: { schema: trueFalse, expected: 'true or false' },
  ORG_NAME: { schema: plainText(), expected: 'one line of at most 100 characters' },
  PRODUCT_TITLE: { schema: plainText(), expected: 'one line of at most 100 characters' },
  ORG_CONTACT_EMAIL: { schema: email, expected: 'an e-mail address' },
  ORG_CONTACT_PHONE: { schema: phone.refine((text) => text !== null), expected: 'a phone number' },
  ORG_PRIVACY_URL: { schema: httpUrl, expected: 'an http or https address, such as https://club.example.org/privacy' },
  ORG_TIME_ZONE: {
    schema: z.string().refine(isTimeZone),
    expected: 'the name of a time zone, such as Europe/Berlin or America/Chicago',
  },
  LOOKUP_MODE: { schema: z.enum(['open', 'link']), expected: 'open or link' },
  REQUIRE_SECOND_FACTOR: { schema: z.enum(['none', 'admins', 'staff']), expected: 'none, admins or staff' },
  PASSWORD_SIGN_IN: { schema: z.enum(['everyone', 'admins']), expected: 'everyone or admins' },
  OIDC_ISSUER: {
    schema: httpUrl.refine(isSafeIssuer),
    expected: 'the https address of an OpenID provider, such as https://id.example.org',
  },
  OIDC_CLIENT_ID: { schema: plainText(), expected: 'the name under which the provider knows Trailcrew' },
  OIDC_CLIENT_SECRET: { schema: z.string(), expected: 'the secret that the provider gave', secret: true },
  OIDC_NAME: { schema: plainText(), expected: 'one line of at most 100 characters' },
  OIDC_ROLE_CLAIM: { schema: plainText(), expected: 'the name of a claim, such as groups' },
  OIDC_ADMIN_VALUE: { schema: plainText(), expected: 'one line of at most 100 characters' },
  OIDC_LEAD_VALUE: { schema: plainText(), expected: 'one line of at most 100 characters' },
  PUBLIC_CORS_ORIGINS: {
    schema: originList(),
    expected: 'origins between commas, such as https://club.example.org, or *',
  },
  EMBED_ORIGINS: {
    schema: originList(),
    expected: 'origins between commas, such as https://club.example.org, or *',
  },
  MAIL_GATHER_SECONDS: { schema: wholeNumber(0, 3600), expected: 'a number of seconds, 0 to 3600' },
  WEBHOOK_ALLOW_HTTP: { schema: trueFalse, expected: 'true or false' },
  WEBHOOK_ALLOW_HOSTS: {
    schema: z.string().refine(isHostList),
    expected: 'hosts without ports, with commas between them, such as timing.club.lan,192.168.1.20',
  },
  RATE_LIMITS: { schema: onOff, expected: 'on or off' },
  METRICS_TOKEN: {
    schema: z.string().regex(/^[\w.~+/=-]{16,200}$/),
    expected: '16 to 200 letters, digits and - . _ ~ + / =',
    secret: true,
  },
  TRUST_PROXY: { schema: wholeNumber(0, 100), expected: 'the number of proxies in front, 0 to 100' },
  S3_BUCKET: { schema: z.string(), expected: 'the name of a bucket' },
  S3_ENDPOINT: { schema: httpUrl, expected: 'an http or https address' },
  S3_REGION: { schema: z.string(), expected: 'the name of a region' },
  S3_ACCESS_KEY_ID: { schema: z.string(), expected: 'an access key', secret: true },
  S3_SECRET_ACCESS_KEY: { schema: z.string(), expected: 'a secret key', secret: true },
  LOG_LEVEL: { schema: z.enum(logLevels), expected: `one of ${logLevels.join(', ')}` },
} satisfies Record<string, { schema: z.ZodType; expected: string; secret?: boolean }>;

type Settings = typeof settings;
type SettingName = keyof Settings;
type SettingValue<N extends SettingName> = z.output<Settings[N]['schema']>;

/** The names of all settings, as operators write them. */
export const settingNames = Object.keys(settings) as SettingName[];

/** One setting, or undefined when it is not set or empty. An invalid value stops the start. */
export function readSetting<N extends SettingName>(source: SettingSource, name: N): SettingValue<N> | undefined {
  const value = given(source, name);
  if (value === undefined) return undefined;
  const { schema, expected, secret }: { schema: z.ZodType; expected: string; secret?: boolean } = settings[name];
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as SettingValue<N>;
  const shown = secret ? 'has a wrong value' : `is ${JSON.stringify(value.slice(0, 200))}`;
  throw new StartError(`${name} ${shown}: expected ${expected}.`);
}

function given(source: SettingSource, name: SettingName): string | undefined {
  // Spaces around a password may be intended; around other values they are a slip.
  const value = name === 'ADMIN_PASSWORD' ? source[name] : source[name]?.trim();
  return value === '' ? undefined : value;
}
