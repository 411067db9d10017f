import { useState } from "react";
import { deletePartnerItem } from "../../../shared/contracts/partnerLocations.ts";
import { Button } from "../../../shared/ui/Button.tsx";
import type { PortalStore } from "../storeType.ts";
import { RemovalDialog, type RemovalWords } from "./RemovalDialog.tsx";

interface RemoveItemProps {
  portal: PortalStore;
  type: "locations" | "brands";
  id: string;
  name: string;
  words: RemovalWords & {
    readonly button: string;
    readonly title: (item: { readonly name: string }) => string;
    readonly text: string;
    readonly done: string;
  };
}

/** Removes a location or a brand after a confirmation and returns to the list (P27). */
export function RemoveItem({ portal, type, id, name, words }: RemoveItemProps) {
  const [isConfirming, setConfirming] = useState(false);

  function handleRemoved(): void {
    const isOtherItem = (item: { readonly id: string }): boolean => item.id !== id;
    if (type === "brands") {
      portal.resources.brands.change((list) => list.filter(isOtherItem));
      portal.changeProject((project) => ({
        ...project,
        brands: project.brands.filter(isOtherItem),
      }));
    } else {
      portal.resources.locations.change((list) => list.filter(isOtherItem));
      portal.changeProject((project) => ({
        ...project,
        projectLocations: project.projectLocations.filter(isOtherItem),
      }));
    }
    portal.unsavedGuard.detachForm();
    portal.drafts.write(`${portal.slug()} ${type}/${id}`, {});
    portal.showToast(words.done);
    portal.navigation.goTo({ page: type, id: null, query: {} }, "replace");
  }

  return (
    <>
      <div>
        <Button kind="quiet" danger onClick={() => setConfirming(true)}>
          {words.button}
        </Button>
      </div>
      {isConfirming && (
        <RemovalDialog
          title={words.title({ name })}
          text={words.text}
          words={words}
          remove={() =>
            portal.client().call(deletePartnerItem, { path: { slug: portal.slug(), type, id } })
          }
          onRemoved={handleRemoved}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
