import { useEffect, useRef, useState, type FormEvent } from "react";
import { useStore } from "zustand";
import { useMissing } from "../../../../shared/ui/useMissing.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { LiveRegion } from "../../../../shared/ui/LiveRegion.tsx";
import { TextField } from "../../../../shared/ui/TextField.tsx";
import type { Terms } from "../../account/terms.ts";
import { texts as widgetTexts } from "../../texts.ts";
import type { Order } from "../../order/order.ts";
import {
  deleteList,
  maxListLength,
  peopleOf,
  readLists,
  saveList,
  type SavedList,
} from "../savedLists.ts";
import { texts } from "../texts.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";

interface SavedListsProps {
  order: Order;
  terms: Terms;
}

/**
 * Recipient lists that this browser stores for the account, because the API has no call for them.
 */
export function SavedLists({ order, terms }: SavedListsProps) {
  const { lists: words } = useTexts(texts);
  const { people } = useTexts(widgetTexts);
  const owner = useStore(order.draft, (draft) => draft.owner);
  const { rows } = useStore(order.recipientList.store);
  const [lists, setLists] = useState(() => readLists(owner));
  const [announcement, setAnnouncement] = useState("");
  const [problem, setProblem] = useState("");
  const section = useRef<HTMLElement>(null);
  if (!lists.length && !rows.length) return null;

  function add(list: SavedList): void {
    const { recipientList } = order;
    const isTooMany = rows.length + list.people.length > terms.mostRecipients;
    setProblem(isTooMany ? words.tooMany({ most: terms.mostRecipients }) : "");
    if (isTooMany) return;
    recipientList.add(peopleOf(list).map((person) => ({ line: null, person })));
    recipientList.publish();
    setAnnouncement(words.added({ count: list.people.length }));
  }

  function save(name: string): void {
    const after = saveList(owner, name, rows);
    setProblem(after ? "" : words.notSaved);
    if (!after) return;
    setLists(after);
    setAnnouncement(words.saved({ name }));
  }

  return (
    <section ref={section} className="saved-lists" aria-label={words.heading} tabIndex={-1}>
      {lists.length > 0 && (
        <ul>
          {lists.map((list) => (
            <li key={list.id}>
              <span>
                <strong>{list.name}</strong>{" "}
                <span className="muted small">{people({ count: list.people.length })}</span>
              </span>
              <Button aria-label={words.addOf({ name: list.name })} onClick={() => add(list)}>
                {words.add}
              </Button>
              <Button
                kind="quiet"
                aria-label={words.deleteOf({ name: list.name })}
                onClick={() => {
                  setLists(deleteList(owner, list.id));
                  setAnnouncement(words.deleted({ name: list.name }));
                  section.current?.focus();
                }}
              >
                {words.delete}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && rows.length <= maxListLength && <SaveList onSave={save} />}
      {problem && <Alert>{problem}</Alert>}
      <LiveRegion>{announcement}</LiveRegion>
    </section>
  );
}

/** A button that becomes a field for the list's name, and says where the list is stored. */
function SaveList({ onSave }: { onSave: (name: string) => void }) {
  const { lists: words } = useTexts(texts);
  const [name, setName] = useState<string | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { isAsked, askForMissing } = useMissing(form);
  const isOpen = name !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen)
      container.current?.querySelector<HTMLElement>("input, button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!name?.trim()) return;
    onSave(name.trim());
    setName(null);
  }

  if (!isOpen)
    return (
      <div ref={container}>
        <Button onClick={() => setName("")}>{words.save}</Button>
      </div>
    );
  return (
    <div ref={container}>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <TextField
          label={words.name}
          hint={words.where}
          error={isAsked && !name.trim() && words.nameMissing}
          value={name}
          onChange={setName}
          maxLength={80}
          autoComplete="off"
        />
        <div className="entry-ways">
          <Button type="submit" kind="accent" disabled={!name.trim()} onBlocked={askForMissing}>
            {words.saveNamed}
          </Button>
          <Button kind="quiet" onClick={() => setName(null)}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </div>
  );
}
