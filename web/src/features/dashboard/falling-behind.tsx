import { behindWords } from '@trailcrew/api/contract/programme/fill-forecast';
import { LoadFailureLine } from '../../forms/load-failure';
import { useFillForecastQuery } from './falling-behind.generated';
import { OverviewSection } from './overview-section';

/** The categories of an event that fill more slowly than last year, or than 10% a week. Nothing where there are none. */
export function FallingBehind({ event: { id, name } }: { event: { id: string; name: string } }) {
  const { data, error, refetch } = useFillForecastQuery({
    variables: { eventId: id },
    fetchPolicy: 'cache-and-network',
  });
  const title = `Falling behind: ${name}`;
  if (!data)
    return error ? (
      <OverviewSection title={title}>
        <LoadFailureLine error={error} onRetry={() => void refetch()} />
      </OverviewSection>
    ) : null;
  const lines = data.fillForecast.flatMap((forecast) => {
    const words = behindWords(forecast);
    return words === null ? [] : [{ ...forecast, words }];
  });
  if (lines.length === 0) return null;
  return (
    <OverviewSection title={title}>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
        {lines.map(({ categoryId, category, words }) => (
          <li key={categoryId} className="px-4 py-3 tabular-nums sm:px-5">
            <span className="font-semibold wrap-anywhere">{category}</span>{' '}
            <span className="text-sm text-muted">{words}</span>
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}
