/** The choices for the website; empty means everything. */
export interface EmbedChoice {
  categoryId: string;
  day: string;
}

/** The address of an event's open shifts for a frame. `origin` is that of this page. */
export function embedAddress(origin: string, slug: string, { categoryId, day }: EmbedChoice): string {
  const filters = new URLSearchParams({
    ...(categoryId ? { category: categoryId } : {}),
    ...(day ? { date: day } : {}),
  });
  const query = filters.toString();
  return `${origin}/embed/event/${encodeURIComponent(slug)}${query ? `?${query}` : ''}`;
}

/**
 * The code to paste into a website: a frame, and a script that makes it as high as its list. The script accepts messages of that frame
 * alone. A site without scripts shows the frame with a scrollbar.
 */
export function embedSnippet(address: string, event: { name: string; slug: string }): string {
  const id = `volunteer-shifts-${event.slug}`;
  return `<iframe id="${escape(id)}" src="${escape(address)}" title="${escape(`Volunteer shifts of ${event.name}`)}" loading="lazy" style="width: 100%; height: 600px; border: 0"></iframe>
<script>
  addEventListener('message', function (event) {
    var frame = document.getElementById('${id}');
    if (!frame || event.source !== frame.contentWindow || !event.data) return;
    if (event.data.type === 'trailcrew-height' && event.data.height > 0) frame.style.height = Number(event.data.height) + 'px';
  });
</script>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
