import { limitTable, type Limit, type LimitName } from '../../contract/limit-table.js';

/** The base names of limits by address: `sign-in` has `sign-in-by-pair` and `sign-in-by-email`. */
type OfAddress = { [Name in LimitName]: Name extends `${infer Of}-by-email` ? Of : never }[LimitName];

/** One count: the action, and its subject. */
export interface Try {
  subject: string;
  /** A network, an address or both: only its hash is stored. */
  key: string;
  /** This many tries within this many seconds. */
  points: number;
  seconds: number;
  /** The number of tries that it counts as; default: one. */
  times?: number;
  /** Only counted if the record of `takeAll` exists: made-up ids use up nobody's limit. */
  ofRecord?: boolean;
  /** Taken back when its call is refused. */
  takenBack?: boolean;
  /** Counts instead when this one is used up: what a network may do by itself, whatever others did with the address. */
  instead?: Try;
}

type Counting = Pick<Try, 'times' | 'ofRecord'>;

/** A try that counts towards a limit. */
export function tryOf(name: LimitName, key: string, counting: Counting = {}): Try {
  const { points, seconds, takenBack }: Limit = limitTable[name];
  return { subject: name, key, points, seconds, takenBack, ...counting };
}

/** The tries of a household's own change: for the network, and for the pair of network and household. */
export function triesOfHousehold(name: 'rename' | 'merge', network: string, household: string | undefined): Try[] {
  const own = household === undefined ? [] : [tryOf(`${name}-by-pair`, `${network} ${household}`)];
  return [tryOf(name, network), ...own];
}

/** The tries of an address: for the pair with the network, and for the address from all networks, else within the network's own share. */
export function triesOfAddress(name: OfAddress, network: string, address: string, counting: Counting = {}): Try[] {
  const pair = `${network} ${address}`;
  const { ownShare } = limitTable[`${name}-by-email`];
  return [
    tryOf(`${name}-by-pair`, pair, counting),
    { ...tryOf(`${name}-by-email`, address, counting), instead: tryOf(ownShare, pair, counting) },
  ];
}
