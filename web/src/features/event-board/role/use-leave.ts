import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';

/** Returns to the lead dashboard: at once, or after this many milliseconds, so that the toast can be read. */
export function useLeave(): { leave: () => void; leaveAfter: (milliseconds: number) => void } {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = useCallback(() => void navigate(paths.leadDashboard), [navigate]);
  const leaveAfter = useCallback(
    (milliseconds: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(leave, milliseconds);
    },
    [leave],
  );
  return { leave, leaveAfter };
}
