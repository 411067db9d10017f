import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { RadioCards } from "../../../../shared/ui/RadioCards.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { isAdmin } from "../../access.ts";
import { ReadOnlyValue, RadioInput } from "../../form/fields.tsx";
import { useFrame } from "../../form/frameContext.ts";
import { copy } from "./copy.ts";
import { givable, type PermissionLists } from "./permissions.ts";
import { Ticks } from "./Ticks.tsx";
import { hasScope, type MemberValues } from "./values.ts";

interface AccessFieldsProps {
  form: UseFormReturn<MemberValues>;
  project: PartnerProject;
  lists: PermissionLists;
  /** The permission that the member has now; empty for a new one. */
  has: string;
  /** Why the permission cannot change; null where it can. */
  keptBecause: string | null;
}

/** What a member may do: the server's own permissions, and which brands (P10). */
export function AccessFields({ form, project, lists, has, keptBecause }: AccessFieldsProps) {
  const { isReadOnly } = useFrame();
  const permission = useWatch({ control: form.control, name: "permission" });
  const more = useController({ control: form.control, name: "additional_permissions" });
  const { product } = useEnvironment().config;
  const { currentUser } = project;
  // An admin gives whatever there is (P10).
  const editable = isAdmin(currentUser, product.key)
    ? null
    : (currentUser?.editablePermissions ?? null);
  const options = givable(lists, editable, has).map(({ value, label, description }) => ({
    value,
    label,
    detail: description ?? undefined,
    disabled: keptBecause !== null && value !== has,
  }));
  const extras = lists.additionalPermissions.map(({ value, label }) => ({ value, label }));
  // What only the server knows stays with the member.
  const unknown = more.field.value
    .filter((value) => !extras.some((one) => one.value === value))
    .map((value) => ({ value, label: value }));
  return (
    <>
      <RadioInput
        name="permission"
        legend={copy.labels.permission}
        options={options}
        hint={keptBecause ?? undefined}
      />
      {extras.length + unknown.length > 0 && permission !== "admin" && (
        <Ticks
          legend={copy.labels.additional_permissions}
          options={[...extras, ...unknown]}
          value={more.field.value}
          onChange={more.field.onChange}
          isReadOnly={isReadOnly}
        />
      )}
      {hasScope(permission) && <BrandFields form={form} project={project} />}
    </>
  );
}

function BrandFields({ form, project }: Pick<AccessFieldsProps, "form" | "project">) {
  const { isReadOnly } = useFrame();
  const scope = useController({ control: form.control, name: "brand_scope" });
  const chosen = useController({ control: form.control, name: "editable_brand_ids" });
  const brands = project.brands.map(({ id, brandName }) => ({
    value: id,
    label: brandName?.trim() || id,
  }));
  if (isReadOnly) {
    const names = brands
      .filter(({ value }) => chosen.field.value.includes(value))
      .map(({ label }) => label);
    return (
      <ReadOnlyValue label={copy.labels.brand_scope}>
        {scope.field.value === "all" ? copy.scope.all : names.join(", ")}
      </ReadOnlyValue>
    );
  }
  return (
    <>
      <RadioCards
        name="brand_scope"
        legend={copy.labels.brand_scope}
        value={scope.field.value}
        onChange={scope.field.onChange}
        options={[
          { value: "all", label: copy.scope.all, detail: copy.scope.allDetail },
          { value: "some", label: copy.scope.some, detail: copy.scope.someDetail },
        ]}
      />
      {scope.field.value === "some" && (
        <Ticks
          legend={copy.labels.editable_brand_ids}
          options={brands}
          value={chosen.field.value}
          onChange={chosen.field.onChange}
          isReadOnly={false}
          firstRef={chosen.field.ref}
          error={chosen.fieldState.error?.message}
        />
      )}
    </>
  );
}
