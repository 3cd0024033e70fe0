import { globSync, readFileSync } from 'node:fs';

/** One function formats numbers, with separated thousands. */
test('no file formats numbers on its own', () => {
  const root = `${import.meta.dirname}/../..`;
  const files = globSync('{web,api}/src/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter(
    (file) =>
      !/generated|counts\.ts$/.test(file) &&
      /NumberFormat\(|toLocaleString\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(own).toEqual([]);
});
