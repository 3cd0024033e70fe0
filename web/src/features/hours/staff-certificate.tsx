import { LoadFailure } from '../../forms/load-failure';
import { Loading } from '../../ui/loading/loading';
import { Notice } from '../../ui/notice';
import { Certificate } from '../certificates/certificate';
import { usePersonHoursQuery } from './hours-page.generated';
import { isShown, type ShownHours } from './shown-hours';

interface StaffCertificateProps {
  /** UUID of the person. */
  id: string;
  shown: ShownHours;
  back: string;
}

/** The certificate of somebody's hours, as staff print it: of the event and days of the page. */
export function StaffCertificate({ id, shown, back }: StaffCertificateProps) {
  const { data, error, refetch } = usePersonHoursQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading each="h-24" className="page-width grid gap-3 py-10" />
    );
  const { volunteer } = data;
  if (!volunteer) return <Notice level={1} title="Nobody is here" />;
  const shifts = (volunteer.signups ?? [])
    .filter((signup) => isShown(signup, shown))
    .map(({ id: signupId, attendance, shift: { date, opportunity } }) => ({
      ...{ id: signupId, date, role: opportunity.name, event: opportunity.event.name },
      minutes: attendance?.minutes ?? 0,
    }));
  return <Certificate name={`${volunteer.firstName} ${volunteer.lastName}`} shifts={shifts} back={back} />;
}
