import { useEffect } from "react";
import { useStore } from "zustand";
import type { Resource, ResourceState } from "../../shared/flow/resource.ts";

/** Loads the resource on mount and returns its state. */
export function useLoadedResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(() => resource.load(), [resource]);
  return useResource(resource);
}

export function useResource<T>({ store }: Resource<T>): ResourceState<T> {
  return useStore(store);
}
