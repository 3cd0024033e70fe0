import { Mail, Phone } from 'lucide-react';

interface ContactButtonsProps {
  /** The person's name, for screen readers. */
  name: string;
  phone: string | null | undefined;
  email: string | null | undefined;
  className?: string;
}

const target = 'inline-flex min-h-11 min-w-11 items-center gap-1.5 font-semibold text-primary hover:underline';

/** 'Call' and 'Mail', large enough for a glove; not on paper. Unknown contacts are left out. */
export function ContactButtons({ name, phone, email, className = '' }: ContactButtonsProps) {
  if (!phone && !email) return null;
  return (
    <span className={`no-print flex flex-wrap gap-x-4 text-sm ${className}`}>
      {phone ? (
        <a href={`tel:${phone}`} aria-label={`Call ${name}`} className={target}>
          <Phone aria-hidden="true" className="size-4" />
          Call
        </a>
      ) : null}
      {email ? (
        <a href={`mailto:${email}`} aria-label={`Mail ${name}`} className={target}>
          <Mail aria-hidden="true" className="size-4" />
          Mail
        </a>
      ) : null}
    </span>
  );
}
