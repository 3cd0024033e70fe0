import { useState } from 'react';
import { bringUpToDate } from '../../../forms/bring-up-to-date';
import { useSaving } from '../../../forms/use-saving';
import { count } from '../../../formatting/counts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { showToast } from '../../../ui/toasts/toasts';
import type { RaceStart_RaceStartFragment } from '../start-board-page.generated';
import { useDeletePostMutation, type EditBoardQuery, type EditedPost_PostFragment } from './edit-board.generated';
import { card, type EditedEvent } from './edited-event';
import { PostDialog, type PostDraft } from './post-dialog';

interface PostsProps {
  event: EditedEvent;
  starts: readonly RaceStart_RaceStartFragment[];
  data: EditBoardQuery;
  refetch: () => Promise<unknown>;
}

const nameOf = ({ category, place }: EditedPost_PostFragment) => place ?? category.name;

/** The posts of an event, and the places of the plan that have none; leads change their own. */
export function EditedPosts({ event, starts, data: { posts, suggestedPosts, myCategories }, refetch }: PostsProps) {
  const [editing, setEditing] = useState<PostDraft | null>(null);
  const [deleting, setDeleting] = useState<EditedPost_PostFragment | null>(null);
  const [remove] = useDeletePostMutation();
  const { save } = useSaving();
  const own = new Set(myCategories.map(({ id }) => id));
  return (
    <>
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">Posts</h2>
          {myCategories.length > 0 ? <Button onClick={() => setEditing({ place: null })}>Add a Post</Button> : null}
        </div>
        {posts.length === 0 ? <p className="text-muted">No posts yet.</p> : null}
        <ul className="grid gap-2">
          {posts.map((post) => (
            <li key={post.id} className={card}>
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-semibold wrap-anywhere">{nameOf(post)}</p>
                <p className="text-sm text-muted wrap-anywhere">{wordsOf(post, starts)}</p>
                {post.shiftCount === 0 ? <p className="text-sm text-warm">No shift stands here.</p> : null}
              </div>
              {own.has(post.category.id) ? (
                <span className="flex gap-2">
                  <Button
                    onClick={() => setEditing({ ...post, categoryId: post.category.id })}
                    aria-label={`Edit ${nameOf(post)}`}
                  >
                    Edit
                  </Button>
                  <Button onClick={() => setDeleting(post)} aria-label={`Delete ${nameOf(post)}`}>
                    Delete
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {suggestedPosts.length > 0 ? (
        <section>
          <h2 className="mb-3 text-lg">Places of the plan without a post</h2>
          <ul className="grid gap-2">
            {suggestedPosts.map(({ categoryId, category, place, shifts }) => (
              <li key={`${categoryId} ${place ?? ''}`} className={card}>
                <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
                  <strong>{place ?? category}</strong>{' '}
                  <span className="text-muted">
                    {place === null ? 'no place' : category} · {count(shifts, 'shift')}
                  </span>
                </p>
                <Button onClick={() => setEditing({ categoryId, place })} aria-label={`Add ${place ?? category}`}>
                  Add
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {editing ? (
        <PostDialog
          {...{ event, starts }}
          draft={editing}
          categories={myCategories}
          onSaved={() => bringUpToDate(refetch)}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          title={`Delete ${nameOf(deleting)}?`}
          confirm="Delete Post"
          busy="Deleting…"
          danger
          onClose={() => setDeleting(null)}
          onConfirm={() =>
            save('Failed to delete the post', async () => {
              await remove({ variables: { postId: deleting.id, version: deleting.version } });
              showToast({ kind: 'success', title: `${nameOf(deleting)} is deleted` });
              await bringUpToDate(refetch);
            })
          }
        >
          <p>It is no longer on the start board. Its shifts and people stay.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function wordsOf(post: EditedPost_PostFragment, starts: readonly RaceStart_RaceStartFragment[]): string {
  const named = starts.filter(({ id }) => post.startIds.includes(id)).map(({ name }) => name);
  return [
    post.place === null ? 'all places' : post.category.name,
    `at least ${count(post.minimumStaff, 'person', 'people')}`,
    `${post.staffedByMinutes} min before ${named.length > 0 ? named.join(', ') : 'every start'}`,
    post.blocksStart ? 'blocks the start' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
