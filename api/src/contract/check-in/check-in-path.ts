/**
 * The page of check-in, which the router does not know: links into and out of it load the page. Its worker's scope is a prefix, so that no
 * other page's path may begin like it. In a file of its own: phones keep the page, without the paths of all others.
 */
export const checkInPath = '/check-in';
