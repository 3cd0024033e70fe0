import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse as parseDotenv } from 'dotenv';
import type { OidcSettings, ProductSettings } from './platform/operation/request-context.js';
import { offersPasskeys, type Origins } from './platform/origins.js';
import { StartError } from './platform/start-error.js';
import { hostsIn } from './setting-forms.js';
import { readSetting, type LogLevel, type SettingSource } from './settings.js';

// What the settings mean together: defaults, and combinations that are refused or warned of. Longer than most files: each of them
// fills a part of one `Environment`.

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
  logLevel: LogLevel;
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
export function loadEnvironment(source: SettingSource = process.env): Environment {
  const file = resolve('.env');
  return readEnvironment({ ...(existsSync(file) ? parseDotenv(readFileSync(file)) : {}), ...source });
}

/** Reads the settings; an empty value counts as not set. Throws a StartError that names the invalid setting. */
export function readEnvironment(source: SettingSource = process.env): Environment {
  const nodeEnv = readSetting(source, 'NODE_ENV') ?? 'development';
  const production = nodeEnv === 'production';
  const port = readSetting(source, 'PORT') ?? 4000;
  const publicUrl = (readSetting(source, 'PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const orgName = readSetting(source, 'ORG_NAME') ?? 'Volunteer Club';
  const smtpUrl = readSetting(source, 'SMTP_URL');
  const environment: Environment = {
    nodeEnv,
    production,
    port,
    host: readSetting(source, 'HOST') ?? '127.0.0.1',
    publicUrl,
    ...readDatabase(source),
    dataDir: resolve(readSetting(source, 'DATA_DIR') ?? '.data'),
    smtpUrl,
    mailFrom:
      readSetting(source, 'MAIL_FROM') ?? `"${orgName.replace(/["\\]/g, '')}" <no-reply@${mailHost(publicUrl)}>`,
    firstAdmin: readFirstAdmin(source),
    demoData: production ? false : readSetting(source, 'DEMO_DATA'),
    organisation: {
      name: orgName,
      productTitle: readSetting(source, 'PRODUCT_TITLE') ?? 'Trailcrew',
      contactEmail: readSetting(source, 'ORG_CONTACT_EMAIL') ?? 'volunteers@example.org',
      contactPhone: readSetting(source, 'ORG_CONTACT_PHONE') ?? null,
      privacyUrl: readSetting(source, 'ORG_PRIVACY_URL') ?? null,
      timeZone: readSetting(source, 'ORG_TIME_ZONE') ?? 'UTC',
      timeZoneIsChosen: readSetting(source, 'ORG_TIME_ZONE') !== undefined,
    },
    lookupMode: readSetting(source, 'LOOKUP_MODE') ?? 'open',
    requireSecondFactor: readSetting(source, 'REQUIRE_SECOND_FACTOR') ?? 'none',
    passwordSignIn: readSetting(source, 'PASSWORD_SIGN_IN') ?? 'everyone',
    oidc: readOidc(source),
    gatherSeconds: readSetting(source, 'MAIL_GATHER_SECONDS') ?? 120,
    webhooks: {
      allowHttp: readSetting(source, 'WEBHOOK_ALLOW_HTTP') ?? false,
      allowHosts: hostsIn(readSetting(source, 'WEBHOOK_ALLOW_HOSTS') ?? ''),
    },
    rateLimits: readSetting(source, 'RATE_LIMITS') ?? true,
    metricsToken: readSetting(source, 'METRICS_TOKEN'),
    publicCorsOrigins: readSetting(source, 'PUBLIC_CORS_ORIGINS') ?? [],
    embedOrigins: readSetting(source, 'EMBED_ORIGINS') ?? '*',
    trustProxy: readSetting(source, 'TRUST_PROXY') ?? 0,
    s3: readS3(source),
    logLevel: readSetting(source, 'LOG_LEVEL') ?? 'info',
    warnings: [],
  };
  environment.warnings = warningsOf(source, environment);
  return environment;
}

function warningsOf(source: SettingSource, environment: Environment): string[] {
  const warnings: string[] = [];
  if (!environment.rateLimits) {
    warnings.push('RATE_LIMITS is off: nothing holds back floods of requests. This is for load tests only.');
  }
  if (!environment.production) return warnings;
  if (!environment.smtpUrl) {
    warnings.push('SMTP_URL is not set: mails are kept in the outbox and nobody receives them until it is.');
  }
  if (readSetting(source, 'PUBLIC_URL') === undefined) {
    warnings.push(`PUBLIC_URL is not set: links in mails begin with ${environment.publicUrl}.`);
  }
  if (!offersPasskeys(environment.publicUrl))
    warnings.push(`Nobody can use passkeys at ${environment.publicUrl}: they need an address with a name and https.`);
  // The demo sign-ins are publicly known, so production never loads them, whatever is configured.
  if (readSetting(source, 'DEMO_DATA')) warnings.push('DEMO_DATA=true is ignored because NODE_ENV is production.');
  return warnings;
}

function readDatabase(
  source: SettingSource,
): Pick<Environment, 'databaseUrl' | 'pooled' | 'directDatabaseUrl' | 'readDatabaseUrl'> {
  const databaseUrl = readSetting(source, 'DATABASE_URL');
  const pooled = readSetting(source, 'DATABASE_POOLER') === 'transaction';
  const directDatabaseUrl = readSetting(source, 'DATABASE_DIRECT_URL');
  const readDatabaseUrl = readSetting(source, 'DATABASE_READ_URL');
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

function readFirstAdmin(source: SettingSource): Environment['firstAdmin'] {
  const address = readSetting(source, 'ADMIN_EMAIL');
  const password = readSetting(source, 'ADMIN_PASSWORD');
  if (address && password) return { email: address, password };
  if (address || password) {
    throw new StartError(
      `${address ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'} is missing: ADMIN_EMAIL and ADMIN_PASSWORD go together.`,
    );
  }
  return undefined;
}

function readOidc(source: SettingSource): OidcSettings | null {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const [issuer, clientId, clientSecret] = names.map((name) => readSetting(source, name));
  // Also where there is no provider, a value that cannot be meant is told.
  const name = readSetting(source, 'OIDC_NAME');
  const missing = names.filter((name) => readSetting(source, name) === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new StartError(
      `${missing.join(', ')} missing: these settings go together, all or none: ${names.join(', ')}.`,
    );
  if (!issuer || !clientId || !clientSecret) {
    if (readSetting(source, 'PASSWORD_SIGN_IN') === 'admins')
      throw new StartError('PASSWORD_SIGN_IN is admins: leads could not sign in without OIDC_ISSUER.');
    return null;
  }
  const claim = readSetting(source, 'OIDC_ROLE_CLAIM');
  const [admin, lead] = [
    readSetting(source, 'OIDC_ADMIN_VALUE') ?? 'trailcrew-admin',
    readSetting(source, 'OIDC_LEAD_VALUE') ?? 'trailcrew-lead',
  ];
  if (admin === lead)
    throw new StartError('OIDC_ADMIN_VALUE and OIDC_LEAD_VALUE are alike: every lead would be an admin.');
  if (!claim && (readSetting(source, 'OIDC_ADMIN_VALUE') ?? readSetting(source, 'OIDC_LEAD_VALUE')))
    throw new StartError('OIDC_ROLE_CLAIM is missing: OIDC_ADMIN_VALUE and OIDC_LEAD_VALUE are values of it.');
  return {
    ...{ issuer, clientId, clientSecret },
    name: name ?? new URL(issuer).host,
    roles: claim ? { claim, admin, lead } : null,
  };
}

function readS3(source: SettingSource): S3Settings | undefined {
  const names = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const values = names.map((name) => readSetting(source, name));
  const missing = names.filter((_, index) => values[index] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new StartError(`${missing.join(', ')} missing: the settings that begin with S3_ go together, all or none.`);
  }
  const [bucket, endpoint, region, accessKeyId, secretAccessKey] = values as [string, string, string, string, string];
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(hostname) ? hostname : 'localhost';
}
