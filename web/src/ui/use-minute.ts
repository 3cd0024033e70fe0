import { useEffect, useState } from 'react';

const minuteMilliseconds = 60_000;

/** The current time; renders again as every new minute begins. */
export function useMinute(): Date {
  const [moment, setMoment] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setMoment(new Date()), minuteMilliseconds - (moment.getTime() % minuteMilliseconds));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment;
}
