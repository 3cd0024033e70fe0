interface ProgressLineProps {
  /** What is going on, in words. */
  label: string;
  /** 0 to 1; nothing while it cannot be told. */
  share?: number;
}

/** Tells how far something is, in words and as a bar. */
export function ProgressLine({ label, share }: ProgressLineProps) {
  return (
    <div>
      <p role="status" className="text-sm text-muted">
        {label}
      </p>
      <progress value={share} max={1} aria-label={label} className="progress-line mt-1" />
    </div>
  );
}
