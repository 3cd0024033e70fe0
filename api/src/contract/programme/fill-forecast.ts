import { grouped } from '../text/counts.js';

/** How full a category is, beside what last year and an even pace let expect. */
export interface FillForecast {
  categoryId: string;
  category: string;
  filled: number;
  required: number;
  lastYear: number | null;
  behindLastYear: boolean;
  expected: number;
  behindPace: boolean;
}

/**
 * How much of a category should be filled so many days before the event, in percent: 10 in the tenth week before it (70 to 64 days), 10 more
 * in each week after that, so 100 from the last week on (7 days); 0 before the tenth week.
 */
export function expectedShare(daysBefore: number): number {
  return Math.min(100, Math.max(0, 10 * (11 - Math.ceil(daysBefore / 7))));
}

/** Whether a category fills more slowly than last year, or than 10% a week. */
export function isBehind({ behindLastYear, behindPace }: Pick<FillForecast, 'behindLastYear' | 'behindPace'>): boolean {
  return behindLastYear || behindPace;
}

/** In what a category is behind: 'behind last year: 12 of 40, 20 last year', 'behind 10% a week: 12 of 40, 16 expected', both, or null. */
export function behindWords(forecast: Omit<FillForecast, 'categoryId' | 'category'>): string | null {
  const { filled, required, lastYear, behindLastYear, expected, behindPace } = forecast;
  const state = `${grouped(filled)} of ${grouped(required)}`;
  if (behindLastYear && lastYear !== null)
    return `behind last year: ${state}, ${grouped(lastYear)} last year${behindPace ? '; behind 10% a week' : ''}`;
  return behindPace ? `behind 10% a week: ${state}, ${grouped(expected)} expected` : null;
}
