<?php
/**
 * Serves the pages of $SITE_CONTENT with WordPress, on port $SITE_PORT. Needs PHP with mysqli, MariaDB, and WordPress in
 * $WORDPRESS_PATH. Everything that it writes is in $SITE_FOLDER.
 */
$wordpress = getenv('WORDPRESS_PATH') ?: '/usr/share/wordpress';
$is_there = extension_loaded('mysqli') && is_file("$wordpress/wp-load.php")
    && shell_exec('command -v mariadbd') && shell_exec('command -v mariadb-install-db');
if (in_array('--probe', $argv)) exit($is_there ? 0 : 1);

$work = getenv('SITE_FOLDER');
$port = getenv('SITE_PORT');
$data = "$work/data";
$socket = "$work/db.sock";
$root = "$work/site";

/** Runs a command, and fails with its words. */
function run(string $command): void
{
    exec("$command 2>&1", $lines, $code);
    if ($code !== 0) {
        fwrite(STDERR, "$command: " . implode("\n", $lines));
        exit(1);
    }
}

run("mariadb-install-db --no-defaults --datadir=$data --auth-root-authentication-method=normal --skip-test-db");
$user = posix_getuid() === 0 ? '--user=root' : '';
$database = proc_open("exec mariadbd --no-defaults $user --datadir=$data --socket=$socket --skip-networking", [], $pipes);
for ($tries = 0; !file_exists($socket) && $tries < 300; $tries++) usleep(100_000);
(new mysqli('localhost', 'root', '', '', 0, $socket))->query('CREATE DATABASE wordpress');

// A site of its own: links to the program, and folders that it may write.
mkdir($root);
foreach (scandir($wordpress) as $name) {
    if (in_array($name, ['.', '..', 'wp-config.php', 'wp-content'])) continue;
    run('cp -rL ' . escapeshellarg("$wordpress/$name") . ' ' . escapeshellarg("$root/$name"));
}
mkdir("$root/wp-content/mu-plugins", 0777, true);
run('cp -rL ' . escapeshellarg("$wordpress/wp-content/themes") . ' ' . escapeshellarg("$root/wp-content/themes"));
copy(__DIR__ . '/live/widgets.php', "$root/wp-content/mu-plugins/widgets.php");
copy(__DIR__ . '/live/router.php', "$root/router.php");
file_put_contents("$root/wp-config.php", strtr(file_get_contents(__DIR__ . '/live/wp-config.php'), [
    '{socket}' => $socket,
    '{url}' => "http://127.0.0.1:$port",
]));
foreach (json_decode(file_get_contents(getenv('SITE_CONTENT')), true)['files'] as $path => $file) {
    @mkdir(dirname($root . $path), 0777, true);
    file_put_contents($root . $path, $file['body']);
}
run('php ' . escapeshellarg(__DIR__ . '/live/install.php') . ' ' . escapeshellarg($root));

$server = proc_open("exec php -S 127.0.0.1:$port -t " . escapeshellarg($root) . ' ' . escapeshellarg("$root/router.php"), [
    1 => ['file', '/dev/null', 'w'],
    2 => ['file', '/dev/null', 'w'],
], $pipes, $root, ['PHP_CLI_SERVER_WORKERS' => '4'] + getenv());
$end = function () use ($server, $database): void {
    proc_terminate($server);
    proc_terminate($database);
    proc_close($database);
    exit(0);
};
pcntl_async_signals(true);
pcntl_signal(SIGTERM, $end);
pcntl_signal(SIGINT, $end);
while (proc_get_status($server)['running']) usleep(200_000);
