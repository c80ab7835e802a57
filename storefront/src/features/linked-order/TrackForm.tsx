import { useEffect, useRef, useState, type FormEvent } from 'react';
import { OrderFields } from '../../components/OrderFields.tsx';
import { SubmitButton } from '../../components/ui/SubmitButton.tsx';
import { api } from '../../lib/api/api.ts';
import { focusWrong } from '../../lib/forms/focus-wrong.ts';
import { formText } from '../../lib/forms/form-text.ts';
import { paths } from '../../lib/routing/paths.ts';
import { tracking as texts } from '../../texts/fi/linked-order.ts';
import './linked-order.css';
import { emptyTracking, requestLink, type TrackState } from './request-link.ts';

/** @param first the server's answer to a form posted without JavaScript */
export function TrackForm({ first = emptyTracking }: { first?: TrackState | undefined }) {
  const [{ typed, errors, sent, problem }, setState] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    setBusy(true);
    const answer = await requestLink(api, {
      orderID: formText(fields, 'orderID'),
      email: formText(fields, 'email'),
    });
    setBusy(false);
    setState(answer);
    focusWrong(form, answer.errors);
  };
  const clear = (field: string): void =>
    setState((state) => ({ ...state, errors: { ...state.errors, [field]: undefined } }));

  if (sent) return <Sent text={sent} />;
  return (
    <form
      className="track"
      method="post"
      action={paths.track}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <OrderFields texts={texts} typed={typed} errors={errors} needsEmail onChangeField={clear} />
      <SubmitButton text={texts.submit} busy={isBusy} />
    </form>
  );
}

/** Takes the focus, so that screen readers continue here. */
function Sent({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="track">
      <h2 ref={title} tabIndex={-1}>
        {texts.sent}
      </h2>
      <p>{text}</p>
      <a className="link" href={paths.track}>
        {texts.again}
      </a>
    </section>
  );
}
