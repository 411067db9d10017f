const name = "dining-widgets-harness";
const table = "kept";

/** Reads a value that an earlier worker saved. */
export async function saved(key: string): Promise<unknown> {
  return settled((await opened()).transaction(table).objectStore(table).get(key));
}

/** Saves a plain value across reloads and worker restarts. */
export async function save(key: string, value: unknown): Promise<void> {
  await settled(
    (await opened()).transaction(table, "readwrite").objectStore(table).put(value, key),
  );
}

let database: Promise<IDBDatabase> | undefined;

function opened(): Promise<IDBDatabase> {
  return (database ??= open());
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
