import { useState } from "react";
import { deletePartnerItem } from "../../../shared/contracts/partnerLocations.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import type { PortalStore } from "../store.ts";
import { RemovalDialog, type RemovalWords } from "./RemovalDialog.tsx";

interface RemoveItemProps {
  portal: PortalStore;
  type: "locations" | "brands";
  id: string;
  name: string;
  words: RemovalWords & {
    readonly button: string;
    readonly title: (name: string) => string;
    readonly text: string;
    readonly done: string;
  };
}

/** Removes a location or a brand after a question, and goes back to the list (P27). */
export function RemoveItem({ portal, type, id, name, words }: RemoveItemProps) {
  const [isAsking, setAsking] = useState(false);

  function gone(): void {
    const isOther = (one: { readonly id: string }): boolean => one.id !== id;
    if (type === "brands") {
      portal.resources.brands.change((list) => list.filter(isOther));
      portal.changeProject((now) => ({ ...now, brands: now.brands.filter(isOther) }));
    } else {
      portal.resources.locations.change((list) => list.filter(isOther));
      portal.changeProject((now) => ({
        ...now,
        projectLocations: now.projectLocations.filter(isOther),
      }));
    }
    portal.leaving.forgetForm();
    portal.drafts.write(`${portal.slug()} ${type}/${id}`, {});
    portal.say(words.done);
    portal.navigation.goTo({ page: type, id: null, query: {} }, "replace");
  }

  return (
    <>
      <div>
        <Button kind="quiet" danger onClick={() => setAsking(true)}>
          {words.button}
        </Button>
      </div>
      {isAsking && (
        <RemovalDialog
          title={words.title(name)}
          text={words.text}
          words={words}
          remove={() =>
            portal.client().call(deletePartnerItem, { path: { slug: portal.slug(), type, id } })
          }
          onGone={gone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
