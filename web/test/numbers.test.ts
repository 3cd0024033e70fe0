import { globSync, readFileSync } from 'node:fs';

/** Numbers are written by one function, with their thousands apart. */
test('nobody formats numbers on their own', () => {
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
