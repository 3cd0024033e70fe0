/** Preview of the staff's message in the mail of a change; nothing without a message. */
export function MailedMessage({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <div>
      <p>The message in it:</p>
      <blockquote className="mt-1 max-h-40 overflow-y-auto border-l-4 border-hairline pl-3 whitespace-pre-line wrap-anywhere">
        {message}
      </blockquote>
    </div>
  );
}
