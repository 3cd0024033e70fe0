import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadEnvironment, readEnvironment } from './environment.js';
import { StartError } from './platform/start-error.js';
import { settingNames } from './settings.js';

function refusal(source: Record<string, string>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted.');
}

it('has a default for everything', () => {
  expect(readEnvironment({})).toEqual({
    nodeEnv: 'development',
    production: false,
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    pooled: false,
    directDatabaseUrl: undefined,
    readDatabaseUrl: undefined,
    dataDir: resolve('.data'),
    smtpUrl: undefined,
    mailFrom: '"Volunteer Club" <no-reply@localhost>',
    firstAdmin: undefined,
    demoData: undefined,
    organisation: {
      name: 'Volunteer Club',
      productTitle: 'Trailcrew',
      contactEmail: 'volunteers@example.org',
      contactPhone: null,
      privacyUrl: null,
      timeZone: 'UTC',
      timeZoneIsChosen: false,
    },
    lookupMode: 'open',
    requireSecondFactor: 'none',
    passwordSignIn: 'everyone',
    oidc: null,
    gatherSeconds: 120,
    webhooks: { allowHttp: false, allowHosts: [] },
    publicCorsOrigins: [],
    embedOrigins: '*',
    rateLimits: true,
    metricsToken: undefined,
    trustProxy: 0,
    s3: undefined,
    logLevel: 'info',
    warnings: [],
  });
});

it('takes an empty value as not set', () => {
  expect(readEnvironment(Object.fromEntries(settingNames.map((name) => [name, ''])))).toEqual(readEnvironment({}));
});

it('reads every setting', () => {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://volunteers.example.org/crew/',
    DATABASE_URL: 'postgresql://user:pass@db/crew',
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: 'postgres://user:pass@direct/crew',
    DATABASE_READ_URL: 'postgres://user:pass@replica/crew',
    DATA_DIR: '/var/lib/crew',
    SMTP_URL: 'smtps://mail.example.org',
    ADMIN_EMAIL: 'ann@example.org',
    ADMIN_PASSWORD: ' eight ch ',
    DEMO_DATA: 'False',
    ORG_NAME: 'Ski "Club"',
    PRODUCT_TITLE: 'Crew',
    ORG_CONTACT_EMAIL: 'club@example.org',
    ORG_CONTACT_PHONE: '+47 900 00 000',
    ORG_PRIVACY_URL: 'https://club.example.org/privacy',
    ORG_TIME_ZONE: 'America/Chicago',
    LOOKUP_MODE: 'link',
    PASSWORD_SIGN_IN: 'admins',
    OIDC_ISSUER: 'https://id.example.org/realms/club',
    OIDC_CLIENT_ID: 'trailcrew',
    OIDC_CLIENT_SECRET: 'client-secret',
    OIDC_NAME: 'Club ID',
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ADMIN_VALUE: 'board',
    OIDC_LEAD_VALUE: 'leads',
    PUBLIC_CORS_ORIGINS: 'https://club.example.org, http://localhost:8080/',
    EMBED_ORIGINS: 'https://ski.example.org',
    MAIL_GATHER_SECONDS: '30',
    WEBHOOK_ALLOW_HTTP: 'true',
    WEBHOOK_ALLOW_HOSTS: 'Timing.lan, 192.168.1.20,[::1]',
    RATE_LIMITS: 'off',
    METRICS_TOKEN: 'watcher-of-figures-1',
    TRUST_PROXY: '2',
    S3_BUCKET: 'b',
    S3_ENDPOINT: 'https://s3.example.org',
    S3_REGION: 'r',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
    LOG_LEVEL: 'warn',
  });
  expect(environment).toMatchObject({
    nodeEnv: 'test',
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://volunteers.example.org/crew',
    databaseUrl: 'postgresql://user:pass@db/crew',
    pooled: true,
    directDatabaseUrl: 'postgres://user:pass@direct/crew',
    readDatabaseUrl: 'postgres://user:pass@replica/crew',
    dataDir: '/var/lib/crew',
    smtpUrl: 'smtps://mail.example.org',
    mailFrom: '"Ski Club" <no-reply@volunteers.example.org>',
    firstAdmin: { email: 'ann@example.org', password: ' eight ch ' },
    demoData: false,
    organisation: {
      name: 'Ski "Club"',
      productTitle: 'Crew',
      contactEmail: 'club@example.org',
      contactPhone: '+47 900 00 000',
      privacyUrl: 'https://club.example.org/privacy',
      timeZone: 'America/Chicago',
      timeZoneIsChosen: true,
    },
    lookupMode: 'link',
    passwordSignIn: 'admins',
    oidc: {
      ...{ issuer: 'https://id.example.org/realms/club', clientId: 'trailcrew', clientSecret: 'client-secret' },
      ...{ name: 'Club ID', roles: { claim: 'groups', admin: 'board', lead: 'leads' } },
    },
    gatherSeconds: 30,
    webhooks: { allowHttp: true, allowHosts: ['timing.lan', '192.168.1.20', '::1'] },
    publicCorsOrigins: ['https://club.example.org', 'http://localhost:8080'],
    embedOrigins: ['https://ski.example.org'],
    rateLimits: false,
    metricsToken: 'watcher-of-figures-1',
    trustProxy: 2,
    s3: { bucket: 'b', endpoint: 'https://s3.example.org', region: 'r', accessKeyId: 'k', secretAccessKey: 's' },
    logLevel: 'warn',
  });
  expect(environment.warnings).toEqual([expect.stringContaining('RATE_LIMITS is off')]);
});

it.each([
  ['NODE_ENV', 'prod'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['HOST', 'not a host'],
  ['PUBLIC_URL', 'volunteers.example.org'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'A\nBcc: b@example.org <a@example.org>'],
  ['DATABASE_POOLER', 'pgbouncer'],
  ['ADMIN_EMAIL', 'ann'],
  ['DEMO_DATA', 'yes'],
  ['ORG_NAME', 'two\nlines'],
  ['ORG_CONTACT_EMAIL', 'club'],
  ['ORG_CONTACT_PHONE', 'call us'],
  ['ORG_PRIVACY_URL', 'club.example.org/privacy'],
  ['ORG_PRIVACY_URL', 'javascript:alert(1)'],
  ['ORG_TIME_ZONE', 'Middle/Earth'],
  ['ORG_TIME_ZONE', '+02:00'],
  ['LOOKUP_MODE', 'closed'],
  ['PASSWORD_SIGN_IN', 'nobody'],
  ['REQUIRE_SECOND_FACTOR', 'leads'],
  ['OIDC_ISSUER', 'http://id.example.org'],
  ['OIDC_ISSUER', 'http://localhost.example.org'],
  ['OIDC_ISSUER', 'id.example.org'],
  ['OIDC_NAME', 'two\nlines'],
  ['PUBLIC_CORS_ORIGINS', 'club.example.org'],
  ['EMBED_ORIGINS', 'ski.example.org'],
  ['PUBLIC_CORS_ORIGINS', 'https://club.example.org/page'],
  ['PUBLIC_CORS_ORIGINS', 'https://club.example.org, *'],
  ['MAIL_GATHER_SECONDS', '-1'],
  ['WEBHOOK_ALLOW_HTTP', 'yes'],
  ['WEBHOOK_ALLOW_HOSTS', 'timing.lan:8080'],
  ['WEBHOOK_ALLOW_HOSTS', 'https://timing.lan'],
  ['RATE_LIMITS', 'true'],
  ['TRUST_PROXY', '-1'],
  ['S3_ENDPOINT', 'ftp://s3.example.org'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s=%j in one line that names it and its value', (name, value) => {
  const message = refusal({ [name]: value });
  expect(message.startsWith(`${name} is ${JSON.stringify(value)}: expected `)).toBe(true);
  expect(message).not.toContain('\n');
});

it.each([
  ['DATABASE_URL', 'mysql://user:hush-hush@db/crew'],
  ['DATABASE_DIRECT_URL', 'mysql://user:hush-hush@db/crew'],
  ['DATABASE_READ_URL', 'hush-hush'],
  ['SMTP_URL', 'http://user:hush-hush@mail'],
  ['ADMIN_PASSWORD', 'hush-hu'],
  ['METRICS_TOKEN', 'hush-hush'],
  ['METRICS_TOKEN', 'hush-hush hush-hush'],
])('refuses %s without showing the secret in it', (name, value) => {
  const message = refusal({ [name]: value });
  expect(message.startsWith(`${name} has a wrong value: expected `)).toBe(true);
  expect(message).not.toContain('hush');
});

it('wants the first admin, the database and the image store whole', () => {
  expect(refusal({ DATABASE_READ_URL: 'postgres://replica/crew' })).toMatch(/^DATABASE_URL is missing/);
  expect(refusal({ DATABASE_POOLER: 'transaction', DATABASE_URL: 'postgres://db/crew' })).toMatch(
    /^DATABASE_DIRECT_URL is missing/,
  );
  expect(refusal({ ADMIN_EMAIL: 'ann@example.org' })).toBe(
    'ADMIN_PASSWORD is missing: ADMIN_EMAIL and ADMIN_PASSWORD go together.',
  );
  expect(refusal({ ADMIN_PASSWORD: 'long enough' })).toMatch(/^ADMIN_EMAIL is missing/);
  expect(refusal({ S3_BUCKET: 'b', S3_REGION: 'r' })).toMatch(
    /^S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing/,
  );
});

describe('sign-in by an OpenID provider', () => {
  const provider = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'crew', OIDC_CLIENT_SECRET: 'hush-hush' };

  it('wants issuer, id and secret together, and shows no secret', () => {
    for (const name of Object.keys(provider)) {
      const message = refusal({ ...provider, [name]: '' });
      expect(message.startsWith(`${name} missing: these settings go together`)).toBe(true);
      expect(message).not.toContain('hush');
    }
  });

  it('is named after its host, and sets roles where a claim is named', () => {
    expect(readEnvironment(provider).oidc).toMatchObject({ name: 'id.example.org', roles: null });
    expect(readEnvironment({ ...provider, OIDC_ROLE_CLAIM: 'roles' }).oidc?.roles).toEqual({
      ...{ claim: 'roles', admin: 'trailcrew-admin', lead: 'trailcrew-lead' },
    });
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080/realms/club', 'http://[::1]:8080'])(
    'takes http on this machine: %s',
    (issuer) => {
      expect(readEnvironment({ ...provider, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
    },
  );

  it('keeps roles apart, and takes them only from a claim', () => {
    const alike = { ...provider, OIDC_ROLE_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'crew', OIDC_LEAD_VALUE: 'crew' };
    expect(refusal(alike)).toMatch(/^OIDC_ADMIN_VALUE and OIDC_LEAD_VALUE are alike/);
    expect(refusal({ ...provider, OIDC_LEAD_VALUE: 'crew' })).toMatch(/^OIDC_ROLE_CLAIM is missing/);
  });

  it('is needed where passwords are only for admins', () => {
    expect(refusal({ PASSWORD_SIGN_IN: 'admins' })).toMatch(/^PASSWORD_SIGN_IN is admins/);
    expect(readEnvironment({ ...provider, PASSWORD_SIGN_IN: 'admins' }).passwordSignIn).toBe('admins');
  });
});

it('never loads demo data in production, and warns of what production lacks', () => {
  const environment = readEnvironment({ NODE_ENV: 'production', DEMO_DATA: 'true' });
  expect(environment).toMatchObject({ production: true, demoData: false });
  expect(environment.warnings.map((warning) => warning.split(' ')[0])).toEqual([
    'SMTP_URL',
    'PUBLIC_URL',
    'DEMO_DATA=true',
  ]);
  const whole = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://volunteers.example.org' };
  expect(readEnvironment(whole).warnings).toEqual([]);
});

it('reads .env from the working folder for what the environment does not name', () => {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'trailcrew-env-'));
  writeFileSync(join(folder, '.env'), 'ORG_NAME="From the file"\nHOST=10.0.0.1\nDATABASE_URL=postgres://db/live\n');
  try {
    process.chdir(folder);
    expect(loadEnvironment({ HOST: '10.0.0.2', DATABASE_URL: '' })).toMatchObject({
      organisation: { name: 'From the file' },
      host: '10.0.0.2',
      databaseUrl: undefined,
    });
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});

it('is described completely in .env.example, with the values that are the defaults or would be accepted', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const entries = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  expect(entries.map(([name]) => name).sort()).toEqual([...settingNames].sort());
  const values = Object.fromEntries(entries.map(([name, value]) => [name, value.replace(/^"|"$/g, '')]));
  expect(() => readEnvironment({ ...values, ADMIN_EMAIL: '' })).not.toThrow();
});
