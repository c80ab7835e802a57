import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  note?: string;
  closeLabel: string;
  id?: string;
  children: ReactNode;
  foot?: ReactNode;
};

export function Drawer({ open, onClose, title, note, closeLabel, id, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);

  // A click on the backdrop hits the dialog itself.
  useEffect(() => {
    const element = dialog.current;
    const onClick = (event: Event): void => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onClose]);

  return (
    <dialog ref={dialog} id={id} className="drawer" aria-labelledby={heading} onClose={onClose}>
      <div className="drawer-head">
        <h2 id={heading} className="drawer-title">
          {title} {note && <small>{note}</small>}
        </h2>
        <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer-body">{children}</div>
      {foot && <div className="drawer-foot">{foot}</div>}
    </dialog>
  );
}
