import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newName } from './as-staff.ts';
import { inDatabase } from './in-database.ts';
import { startProduct, type Settings } from './start-product.ts';

/** The password of everybody there. */
export const ownPassword = 'Loipe-lantern-72';

/** A person who may sign in there. */
export interface OwnPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** A product for one file, with its own database, at an address with a host name, which passkeys need. */
export interface OwnProduct {
  url: string;
  /** Changes what no journey can wait for. */
  change(sql: string, values: readonly unknown[]): Promise<number>;
  /** Makes a member of the staff, with the password above. */
  person(role: 'admin' | 'lead'): Promise<OwnPerson>;
  stop(): Promise<void>;
}

/** Starts the built product at http://localhost, besides the shared one, in a new database of the same PostgreSQL. */
export async function startOwnProduct(
  settings: Settings | ((url: string) => Promise<Settings>) = {},
): Promise<OwnProduct> {
  const database = `journey_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${database}`);
  const address = new URL(process.env.TRAILCREW_E2E_DATABASE ?? '');
  address.pathname = `/${database}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'trailcrew-journey-'));
  const product = await startProduct(dataDir, 'localhost', async (url) => ({
    DATABASE_URL: address.href,
    DEMO_DATA: 'false',
    ADMIN_EMAIL: 'first@example.org',
    ADMIN_PASSWORD: ownPassword,
    ORG_NAME: 'Tamarack Trail Club',
    ...(typeof settings === 'function' ? await settings(url) : settings),
  }));
  const change = (sql: string, values: readonly unknown[]) => inDatabase(sql, values, address.href);
  return {
    url: product.url,
    change,
    async person(role) {
      const id = randomUUID();
      const lastName = newName('Sicher');
      const email = `${id}@example.org`;
      await change(
        `insert into app_user (id, role, first_name, last_name, email, email_key, password_hash)
         select $1, $2, 'Signe', $3, $4, $4, password_hash from app_user where email = 'first@example.org'`,
        [id, role, lastName, email],
      );
      return { id, firstName: 'Signe', lastName, email };
    },
    async stop() {
      await product.stop();
      await asOwner(`drop database ${database} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TRAILCREW_E2E_DATABASE });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
