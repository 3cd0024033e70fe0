import { Migration } from '@mikro-orm/migrations';

/** Addresses that were handed out for uploading a picture, each for one use. The previous release ignores it. */
export class ImageUploadsMigration extends Migration {
  override up(): void {
    this.addSql(`create table image_upload (
      id uuid primary key,
      token_hash bytea not null,
      file_name text not null,
      created_by uuid references app_user (id) on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
    this.addSql(`create index image_upload_by_creator on image_upload (created_by)`);
    this.addSql(`create index image_upload_by_expiry on image_upload (expires_at)`);
  }
}
