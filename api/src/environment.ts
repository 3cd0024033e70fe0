import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse as parseDotenv } from 'dotenv';
import { z } from 'zod';
import { phone } from './contract/text/fields.js';
import { StartError } from './platform/start-error.js';
import type { OidcSettings, ProductSettings } from './platform/operation/request-context.js';
import { offersPasskeys, type Origins } from './platform/origins.js';
import {
  hostsIn,
  isHostList,
  isSafeIssuer,
  isSender,
  isTimeZone,
  originList,
  plainText,
  urlWith,
  wholeNumber,
} from './setting-forms.js';

// Longer than most files: all settings and their refusals are defined here and nowhere else.

type Source = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
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

/** Everything an operator can configure, read once at startup. */
export interface Environment {
  nodeEnv: 'development' | 'production' | 'test';
  production: boolean;
  /** 0: the system chooses a free port. */
  port: number;
  host: string;
  /** The prefix of every link in a mail, without a trailing slash. */
  publicUrl: string;
  /** Without it, PostgreSQL is embedded. */
  databaseUrl: string | undefined;
  /** Whether DATABASE_URL points to a transaction pooler, whose sessions keep no state between transactions. */
  pooled: boolean;
  /** For work that needs a session of its own: migrations, backups, long streams. Default: DATABASE_URL. */
  directDatabaseUrl: string | undefined;
  /** A streaming replica for heavy reads of staff. */
  readDatabaseUrl: string | undefined;
  /** Absolute path. */
  dataDir: string;
  /** Without it, mails stay in the outbox, and /dev/mail shows them in development. */
  smtpUrl: string | undefined;
  mailFrom: string;
  firstAdmin: { email: string; password: string } | undefined;
  /** Undefined: load the demo event when the database is new (development only; always false in production). */
  demoData: boolean | undefined;
  organisation: {
    name: string;
    productTitle: string;
    contactEmail: string;
    /** The phone number for the day of an event; null without one. */
    contactPhone: string | null;
    /** The club's own page about privacy; null for ours. */
    privacyUrl: string | null;
    timeZone: string;
    /** Whether `ORG_TIME_ZONE` is set. */
    timeZoneIsChosen: boolean;
  };
  lookupMode: 'open' | 'link';
  /** Who needs a second factor to sign in. */
  requireSecondFactor: ProductSettings['requireSecondFactor'];
  /** Who may sign in with a password or a mailed link. */
  passwordSignIn: ProductSettings['passwordSignIn'];
  /** The OpenID provider with which staff sign in; null without one. */
  oidc: OidcSettings | null;
  /** The number of seconds after a household's first mail in which its own changes are gathered into one mail. */
  gatherSeconds: number;
  /** Receivers of webhooks that are allowed inside the own network. Hosts in lower case, IPv6 addresses without brackets. */
  webhooks: { allowHttp: boolean; allowHosts: string[] };
  rateLimits: boolean;
  /** The token for /metrics; without one, everyone that the proxy lets through may read it. */
  metricsToken: string | undefined;
  /** Sites whose pages may read what every visitor may read. */
  publicCorsOrigins: Origins;
  /** Sites that may show an event's open shifts in a frame. */
  embedOrigins: Origins;
  /** Number of proxies whose X-Forwarded-For counts. */
  trustProxy: number;
  /** Without it, images are kept in the data folder. */
  s3: S3Settings | undefined;
  logLevel: (typeof logLevels)[number];
  /** Warnings to log at startup: valid settings that the operator should reconsider. */
  warnings: string[];
}

/** The storage of images outside the local disk. */
export interface S3Settings {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Reads the settings from the process's environment and, for those not named there, from `.env` in the working folder. A name
 * with an empty value hides the one in the file.
 */
export function loadEnvironment(source: Source = process.env): Environment {
  const file = resolve('.env');
  return readEnvironment({ ...(existsSync(file) ? parseDotenv(readFileSync(file)) : {}), ...source });
}

/** Reads the settings; an empty value counts as not set. Throws a StartError that names the invalid setting. */
export function readEnvironment(source: Source = process.env): Environment {
  const nodeEnv = read(source, 'NODE_ENV') ?? 'development';
  const production = nodeEnv === 'production';
  const port = read(source, 'PORT') ?? 4000;
  const publicUrl = (read(source, 'PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const orgName = read(source, 'ORG_NAME') ?? 'Volunteer Club';
  const smtpUrl = read(source, 'SMTP_URL');
  const environment: Environment = {
    nodeEnv,
    production,
    port,
    host: read(source, 'HOST') ?? '127.0.0.1',
    publicUrl,
    ...readDatabase(source),
    dataDir: resolve(read(source, 'DATA_DIR') ?? '.data'),
    smtpUrl,
    mailFrom: read(source, 'MAIL_FROM') ?? `"${orgName.replace(/["\\]/g, '')}" <no-reply@${mailHost(publicUrl)}>`,
    firstAdmin: readFirstAdmin(source),
    demoData: production ? false : read(source, 'DEMO_DATA'),
    organisation: {
      name: orgName,
      productTitle: read(source, 'PRODUCT_TITLE') ?? 'Trailcrew',
      contactEmail: read(source, 'ORG_CONTACT_EMAIL') ?? 'volunteers@example.org',
      contactPhone: read(source, 'ORG_CONTACT_PHONE') ?? null,
      privacyUrl: read(source, 'ORG_PRIVACY_URL') ?? null,
      timeZone: read(source, 'ORG_TIME_ZONE') ?? 'UTC',
      timeZoneIsChosen: read(source, 'ORG_TIME_ZONE') !== undefined,
    },
    lookupMode: read(source, 'LOOKUP_MODE') ?? 'open',
    requireSecondFactor: read(source, 'REQUIRE_SECOND_FACTOR') ?? 'none',
    passwordSignIn: read(source, 'PASSWORD_SIGN_IN') ?? 'everyone',
    oidc: readOidc(source),
    gatherSeconds: read(source, 'MAIL_GATHER_SECONDS') ?? 120,
    webhooks: {
      allowHttp: read(source, 'WEBHOOK_ALLOW_HTTP') ?? false,
      allowHosts: hostsIn(read(source, 'WEBHOOK_ALLOW_HOSTS') ?? ''),
    },
    rateLimits: read(source, 'RATE_LIMITS') ?? true,
    metricsToken: read(source, 'METRICS_TOKEN'),
    publicCorsOrigins: read(source, 'PUBLIC_CORS_ORIGINS') ?? [],
    embedOrigins: read(source, 'EMBED_ORIGINS') ?? '*',
    trustProxy: read(source, 'TRUST_PROXY') ?? 0,
    s3: readS3(source),
    logLevel: read(source, 'LOG_LEVEL') ?? 'info',
    warnings: [],
  };
  environment.warnings = warningsOf(source, environment);
  return environment;
}

function warningsOf(source: Source, environment: Environment): string[] {
  const warnings: string[] = [];
  if (!environment.rateLimits) {
    warnings.push('RATE_LIMITS is off: nothing holds back floods of requests. This is for load tests only.');
  }
  if (!environment.production) return warnings;
  if (!environment.smtpUrl) {
    warnings.push('SMTP_URL is not set: mails are kept in the outbox and nobody receives them until it is.');
  }
  if (!given(source, 'PUBLIC_URL')) {
    warnings.push(`PUBLIC_URL is not set: links in mails begin with ${environment.publicUrl}.`);
  }
  if (!offersPasskeys(environment.publicUrl))
    warnings.push(`Nobody can use passkeys at ${environment.publicUrl}: they need an address with a name and https.`);
  // The demo sign-ins are publicly known, so production never loads them, whatever is configured.
  if (read(source, 'DEMO_DATA')) warnings.push('DEMO_DATA=true is ignored because NODE_ENV is production.');
  return warnings;
}

function readDatabase(
  source: Source,
): Pick<Environment, 'databaseUrl' | 'pooled' | 'directDatabaseUrl' | 'readDatabaseUrl'> {
  const databaseUrl = read(source, 'DATABASE_URL');
  const pooled = read(source, 'DATABASE_POOLER') === 'transaction';
  const directDatabaseUrl = read(source, 'DATABASE_DIRECT_URL');
  const readDatabaseUrl = read(source, 'DATABASE_READ_URL');
  if (!databaseUrl && (pooled || directDatabaseUrl || readDatabaseUrl)) {
    throw new StartError('DATABASE_URL is missing: the other settings that begin with DATABASE_ go with it.');
  }
  if (pooled && !directDatabaseUrl) {
    throw new StartError(
      'DATABASE_DIRECT_URL is missing: with DATABASE_POOLER=transaction, migrations need an address without the pooler.',
    );
  }
  return { databaseUrl, pooled, directDatabaseUrl, readDatabaseUrl };
}

function readFirstAdmin(source: Source): Environment['firstAdmin'] {
  const address = read(source, 'ADMIN_EMAIL');
  const password = read(source, 'ADMIN_PASSWORD');
  if (address && password) return { email: address, password };
  if (address || password) {
    throw new StartError(
      `${address ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'} is missing: ADMIN_EMAIL and ADMIN_PASSWORD go together.`,
    );
  }
  return undefined;
}

function readOidc(source: Source): OidcSettings | null {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const [issuer, clientId, clientSecret] = names.map((name) => read(source, name));
  // Also where there is no provider, a value that cannot be meant is told.
  const name = read(source, 'OIDC_NAME');
  const missing = names.filter((name) => read(source, name) === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new StartError(
      `${missing.join(', ')} missing: these settings go together, all or none: ${names.join(', ')}.`,
    );
  if (!issuer || !clientId || !clientSecret) {
    if (read(source, 'PASSWORD_SIGN_IN') === 'admins')
      throw new StartError('PASSWORD_SIGN_IN is admins: leads could not sign in without OIDC_ISSUER.');
    return null;
  }
  const claim = read(source, 'OIDC_ROLE_CLAIM');
  const [admin, lead] = [
    read(source, 'OIDC_ADMIN_VALUE') ?? 'trailcrew-admin',
    read(source, 'OIDC_LEAD_VALUE') ?? 'trailcrew-lead',
  ];
  if (admin === lead)
    throw new StartError('OIDC_ADMIN_VALUE and OIDC_LEAD_VALUE are alike: every lead would be an admin.');
  if (!claim && (read(source, 'OIDC_ADMIN_VALUE') ?? read(source, 'OIDC_LEAD_VALUE')))
    throw new StartError('OIDC_ROLE_CLAIM is missing: OIDC_ADMIN_VALUE and OIDC_LEAD_VALUE are values of it.');
  return {
    ...{ issuer, clientId, clientSecret },
    name: name ?? new URL(issuer).host,
    roles: claim ? { claim, admin, lead } : null,
  };
}

function readS3(source: Source): S3Settings | undefined {
  const names = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const values = names.map((name) => read(source, name));
  const missing = names.filter((_, index) => values[index] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new StartError(`${missing.join(', ')} missing: the settings that begin with S3_ go together, all or none.`);
  }
  const [bucket, endpoint, region, accessKeyId, secretAccessKey] = values as [string, string, string, string, string];
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

/** One setting, or undefined when it is not set or empty. An invalid value stops the start. */
function read<N extends SettingName>(source: Source, name: N): SettingValue<N> | undefined {
  const value = given(source, name);
  if (value === undefined) return undefined;
  const { schema, expected, secret }: { schema: z.ZodType; expected: string; secret?: boolean } = settings[name];
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as SettingValue<N>;
  const shown = secret ? 'has a wrong value' : `is ${JSON.stringify(value.slice(0, 200))}`;
  throw new StartError(`${name} ${shown}: expected ${expected}.`);
}

function given(source: Source, name: SettingName): string | undefined {
  // Spaces around a password may be intended; around other values they are a slip.
  const value = name === 'ADMIN_PASSWORD' ? source[name] : source[name]?.trim();
  return value === '' ? undefined : value;
}

function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(hostname) ? hostname : 'localhost';
}
