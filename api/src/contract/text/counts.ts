const thousands = new Intl.NumberFormat('en-US');

/** A number as people read it: `1,180`. */
export function grouped(amount: number): string {
  return thousands.format(amount);
}

/** `1 shift`, `2 shifts`, `1,180 shifts`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${grouped(amount)} ${amount === 1 ? one : many}`;
}
