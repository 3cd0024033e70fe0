/** The number of values inside a value; counting ends at `most`. */
export function valuesIn(value: object, most: number): number {
  let count = 1;
  for (const one of Object.values(value) as unknown[]) {
    count += typeof one === 'object' && one !== null ? valuesIn(one, most - count) : 1;
    if (count >= most) break;
  }
  return count;
}
