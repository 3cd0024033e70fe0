import { connectionMessage, messageOfBody } from '../../graphql/request-error';
import { sendAsStaff, type PlainAnswer } from '../../session/send-as-staff';

/** The address of an uploaded image, or the step that failed and the server's message. */
export type UploadOutcome = { address: string } | { step: string; reason: string | null };

const largestBytes = 10 * 1024 * 1024;

/** Uploads an image in two steps: requests an address, and sends the file there. `onProgress` receives the share sent, 0 to 1. */
export async function uploadImage(file: File, onProgress: (share: number) => void): Promise<UploadOutcome> {
  if (file.size > largestBytes) return { step: 'This image is over 10 MB.', reason: null };
  const asked = await sendAsStaff('/api/upload/image', JSON.stringify({ fileName: file.name.slice(-255) }), {
    method: 'POST',
    contentType: 'application/json',
  });
  if (asked.status !== 200) return refused(`Failed to get upload URL: ${asked.status}`, asked);
  const { uploadURL } = JSON.parse(asked.body) as { uploadURL: string };
  const sent = await sendAsStaff(reachable(uploadURL), file, {
    method: 'PUT',
    signed: true,
    contentType: file.type,
    onProgress,
  });
  if (sent.status < 200 || sent.status > 299) return refused(`Failed to upload file: ${sent.status}`, sent);
  return { address: uploadURL.split('?')[0] ?? uploadURL };
}

/** The server is addressed by the origin of this page, whatever its public name is. */
function reachable(uploadURL: string): string {
  const { pathname, search } = new URL(uploadURL, window.location.origin);
  return pathname.startsWith('/uploads/') ? pathname + search : uploadURL;
}

function refused(step: string, { status, statusText, body }: PlainAnswer): UploadOutcome {
  return { step, reason: status === 0 ? connectionMessage : messageOfBody(body, statusText) };
}
