import { createCheckInLinkInput, devicesOfLink } from '@trailcrew/api/contract/check-in/check-in-link';
import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { formatShiftDayOfYear } from '../../formatting/days';
import { instantAt } from '../../formatting/times';
import { CheckField } from '../../ui/fields/check-field';
import { Dialog } from '../../ui/dialogs/dialog';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import { Field } from '../../ui/fields/field';
import { FormButtons } from '../../ui/fields/form-buttons';
import { FormSelect } from '../../ui/fields/form-select';
import { lazyPart } from '../../ui/loading/lazy-part';
import { Loading } from '../../ui/loading/loading';
import { ShownOnce } from '../../ui/loading/shown-once';
import { Skeleton } from '../../ui/loading/skeleton';
import { Notice } from '../../ui/notice';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { useCheckInChoicesQuery, useCreateCheckInLinkMutation } from './manage-check-in-page.generated';
import { postDays, type PostDay } from './posts-of-day';

const QrCode = lazyPart(async () => (await import('../../ui/qr-code')).QrCode);

const form = createCheckInLinkInput.pick({ categoryId: true, day: true }).extend({
  place: z.string(),
  ends: z.string(),
  withPhones: z.boolean(),
  canRedeem: z.boolean(),
  maxDevices: z.string(),
});

/** The event of the links. */
interface OfEvent {
  id: string;
  timeZone: string;
  /** Null where the event has no meal vouchers. */
  mealVoucherMinutes: number | null;
}

interface Post {
  id: string;
  name: string;
  days: PostDay[];
}

/** Asks where and when helpers check people in, makes the link, and then shows its address, once. */
export function CreateCheckInLinkDialog({ event, onClose }: { event: OfEvent; onClose: () => void }) {
  const [address, setAddress] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useCheckInChoicesQuery({
    variables: { eventId: event.id },
    fetchPolicy: 'no-cache',
  });
  const posts = data?.myCategories
    .map(({ id, name, opportunities }) => ({ id, name, days: postDays({ opportunities }, now) }))
    .filter(({ days }) => days.length > 0);
  return (
    <Dialog title={address ? 'Copy the address now' : 'Make a Check-in Link'} onClose={onClose}>
      {address ? (
        <ShownOnce
          what="address"
          text={address}
          picture={
            <Suspense fallback={<Skeleton className="mx-auto aspect-square w-full max-w-64" />}>
              <QrCode text={address} label="QR code of the address" />
            </Suspense>
          }
          onClose={onClose}
        >
          You will not see it again. Send it only to the helpers at this post, or let them scan it from this screen:
          each of their phones joins by it, and you see them here.
        </ShownOnce>
      ) : posts ? (
        <LinkForm event={event} posts={posts} onMade={setAddress} onClose={onClose} />
      ) : error ? (
        <StaffLoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading each="h-12" rows={4} className="mt-4 grid gap-4" />
      )}
    </Dialog>
  );
}

interface LinkFormProps {
  event: OfEvent;
  posts: Post[];
  onMade: (address: string) => void;
  onClose: () => void;
}

function LinkForm({ event, posts, onMade, onClose }: LinkFormProps) {
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: {
      categoryId: posts[0]?.id ?? '',
      day: posts[0]?.days[0]?.day ?? '',
      ...{ place: '', ends: '', withPhones: true, canRedeem: false, maxDevices: String(devicesOfLink.usual) },
    },
  });
  const [categoryId, day] = useWatch({ control, name: ['categoryId', 'day'] });
  const [create] = useCreateCheckInLinkMutation();
  const { failure, saving, save } = useSaving();
  if (posts.length === 0)
    return <Notice title="No shifts to come">A link opens the shifts of a category on a day to come.</Notice>;
  const daysOf = (id: string) => posts.find((post) => post.id === id)?.days ?? [];
  const days = daysOf(categoryId);
  const submit = handleSubmit(async ({ ends, place, maxDevices, ...rest }) => {
    await save(
      'Failed to make the link',
      async () => {
        const input = {
          ...{ ...rest, eventId: event.id, place: place || null, maxDevices: Number(maxDevices) },
          expiresAt: ends ? instantAt(event.timeZone, ends) : null,
        };
        const made = await create({ variables: { input } });
        if (made.data) onMade(made.data.createCheckInLink.address);
      },
      ({ expiresAt, ...fields }) =>
        applyFieldErrors({ ...fields, ...(expiresAt ? { ends: expiresAt } : {}) }, setError, [
          ...(['categoryId', 'day', 'place', 'ends', 'maxDevices'] as const),
        ]),
    );
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(submitted) => void submit(submitted)} className="mt-4 grid gap-4">
      <UnsavedText when={formState.isDirty} />
      {failure ? <FailureBox title="The link is not made yet">{failure}</FailureBox> : null}
      <FormSelect
        label="Category"
        choices={posts.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.categoryId?.message}
        {...register('categoryId', {
          onChange: ({ target }: { target: { value: string } }) => {
            const chosen = daysOf(target.value);
            if (!chosen.some((one) => one.day === day)) setValue('day', chosen[0]?.day ?? '');
            setValue('place', '');
          },
        })}
      />
      <FormSelect
        label="Day"
        choices={days.map((one) => ({ value: one.day, label: formatShiftDayOfYear(one.day) }))}
        error={errors.day?.message}
        {...register('day', { onChange: () => setValue('place', '') })}
      />
      <FormSelect
        label="Place"
        choices={[
          { value: '', label: 'All places of the category' },
          ...(days.find((one) => one.day === day)?.places ?? []).map((value) => ({ value, label: value })),
        ]}
        error={errors.place?.message}
        {...register('place')}
      />
      <Field
        label="Ends"
        note="optional"
        type="datetime-local"
        hint="In the event's time zone. Leave blank to end 2 hours after the last shift."
        error={errors.ends?.message}
        {...register('ends')}
      />
      <FormSelect
        label="Phones"
        hint="How many helpers can use the link at once."
        choices={Array.from({ length: devicesOfLink.most }, (_, index) => String(index + 1)).map((value) => ({
          value,
          label: value,
        }))}
        error={errors.maxDevices?.message}
        {...register('maxDevices')}
      />
      <CheckField
        label="Show phone numbers"
        hint="So that helpers can call people who are late."
        {...register('withPhones')}
      />
      {event.mealVoucherMinutes === null ? null : (
        <CheckField
          label="Redeem meal vouchers"
          hint="For where food is handed out: these phones scan the vouchers of the whole event."
          {...register('canRedeem')}
        />
      )}
      <FormButtons busy={saving} label={saving ? 'Making…' : 'Make Link'} onCancel={onClose} />
    </form>
  );
}
