/** Numbers for people to read: the same on screens, in mails and in files. */
export { count, grouped } from '@trailcrew/api/contract/text/counts';
