import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { test } from './test.ts';

const [width, height] = [640, 480];

const camera = '--use-fake-device-for-media-stream';

/** Arguments for a browser whose user refuses the camera to every page. */
export const refusedCamera = [camera, '--use-fake-ui-for-media-stream=deny'];

/** Arguments for a browser whose camera shows no ticket; pages may use it. */
export const idleCamera = [camera, '--use-fake-ui-for-media-stream'];

/** Arguments for a browser whose camera shows the ticket's picture from the server; pages may use it. */
export async function showToCamera(ticket: string): Promise<string[]> {
  const picture = await fetch(new URL(`/t/${ticket}/qr.svg`, process.env.TRAILCREW_E2E_URL));
  const grey = await sharp(Buffer.from(await picture.arrayBuffer()), { density: 300 })
    .resize(300, 300)
    .flatten({ background: '#fff' })
    // As if a hand held the ticket in front of the camera.
    .rotate(8, { background: '#fff' })
    .resize(width, height, { fit: 'contain', background: '#777' })
    .greyscale()
    .raw()
    .toBuffer();
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colours]);
  const file = test.info().outputPath('camera.y4m');
  await writeFile(file, [`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`, frame, frame]);
  return [camera, '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
}
