import { createRequire } from 'node:module';

/** A workbook with these rows on one sheet. */
export function workbookOf(rows: (string | number)[][]): Buffer {
  const { utils, write } = createRequire(new URL('../../api/package.json', import.meta.url))('xlsx') as {
    utils: {
      book_new(): object;
      book_append_sheet(book: object, sheet: object, name: string): void;
      aoa_to_sheet(rows: unknown[][]): object;
    };
    write(book: object, options: object): Buffer;
  };
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Plan');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}
