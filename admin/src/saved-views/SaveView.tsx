import { useState } from 'react';
import { useNotify } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';
import { UNDO_MS, UndoToast } from '../ui/UndoToast.tsx';
import { useSmallScreen } from '../ui/use-small-screen.ts';
import { NameViewDialog } from './NameViewDialog.tsx';
import { sameView, type View } from './saved-view.ts';
import css from './SaveView.module.css';
import { useSavedViews } from './use-saved-views.ts';

export function SaveView({ builtIn }: { builtIn: View[] }) {
  const { views, chosen, now, save, remove, putBack } = useSavedViews();
  const [naming, setNaming] = useState(false);
  const notify = useNotify();
  const isSmall = useSmallScreen();
  const removeChosen = () => {
    if (!chosen) return;
    remove(chosen);
    notify(<UndoToast message={texts.savedViews.removed(chosen.label)} onUndo={() => putBack(chosen)} />, {
      autoHideDuration: UNDO_MS,
    });
  };
  if (!chosen && builtIn.some((view) => sameView(view, now))) return null;
  // One button for both keeps the focus.
  return (
    <>
      <button type="button" className={css.save} onClick={chosen ? removeChosen : () => setNaming(true)}>
        <Icon name={chosen ? 'trash' : 'bookmark'} size={18} />
        <span className={isSmall ? 'visuallyHidden' : undefined}>
          {chosen ? texts.savedViews.remove : texts.savedViews.save}
        </span>
      </button>
      <NameViewDialog
        open={naming}
        existingNames={views.map(({ label }) => label)}
        onCancel={() => setNaming(false)}
        onName={(label) => {
          save(label);
          setNaming(false);
        }}
      />
    </>
  );
}
