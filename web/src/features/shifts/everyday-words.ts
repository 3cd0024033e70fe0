/*
 * What people call the fields of work at a sporting event, beside the names that clubs give them. Each row holds words for one thing. A
 * word that many descriptions hold by chance stands here only beside another ('water station').
 */
const rows = [
  ['kids', 'children', 'youth', 'junior', 'juniors', 'childcare', 'babysitting'],
  [
    ...['feeding', 'feed', 'food', 'meals', 'kitchen', 'hydration', 'aid station', 'water station', 'water stop'],
    ...['refreshments', 'snacks', 'drinks', 'soup'],
  ],
  ['medical', 'medic', 'doctor', 'nurse', 'first aid', 'first-aid', 'ambulance'],
  ['parking', 'car park', 'cars', 'traffic'],
  ['timing', 'timer', 'clock', 'stopwatch', 'results'],
  ['marshal', 'marshals', 'crossing', 'steward'],
  ['setup', 'set-up', 'set up', 'build'],
  [
    ...['cleanup', 'clean-up', 'clean up', 'tear-down', 'teardown', 'take down', 'trash', 'garbage', 'litter'],
    'recycling',
  ],
  [
    ...['registration', 'check-in', 'check in', 'bibs', 'bib pick-up', 'packet', 'packet pick-up', 'number pick-up'],
    'race numbers',
  ],
  ['driving', 'driver', 'transport', 'shuttle', 'logistics'],
  ['photos', 'photographer', 'pictures', 'camera'],
  ['announcer', 'announcing', 'speaker', 'microphone'],
  ['awards', 'medals', 'prizes', 'podium'],
  ['bag drop', 'bag check', 'gear check', 'baggage', 'coat check'],
  ['information', 'info', 'help desk', 'welcome', 'greeter'],
  ['patrol', 'sweep', 'sweeper'],
];

/** The form for comparison: 'bib pick-up', 'bib pick up' and 'bib pickup' are equal. */
function squashed(words: string): string {
  return words.replace(/[ -]/g, '');
}

/**
 * Synonyms of a search word, all in lower case; empty for most. The word counts alone and with up to two of its neighbours ('first aid').
 * From four letters on its beginning is enough: 'feed' matches feeding.
 */
export function alsoCalled(words: readonly string[], at: number): string[] {
  const typed = [words.slice(at, at + 1), words.slice(at, at + 2), words.slice(at, at + 3)];
  if (at > 0) typed.push(words.slice(at - 1, at + 1), words.slice(at - 1, at + 2));
  if (at > 1) typed.push(words.slice(at - 2, at + 1));
  const phrases = typed.map((phrase) => squashed(phrase.join('')));
  return rows.filter((row) => row.some((one) => phrases.some((phrase) => isMeant(phrase, squashed(one))))).flat();
}

function isMeant(typed: string, word: string): boolean {
  return word === typed || (typed.length >= 4 && word.startsWith(typed));
}
