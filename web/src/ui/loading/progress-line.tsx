interface ProgressLineProps {
  /** The current step, in words. */
  label: string;
  /** 0 to 1; absent while it is not known. */
  share?: number;
}

/** Shows a progress, in words and as a bar. */
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
