<?php
/** Installs WordPress in the folder of the first argument, and writes the pages of $SITE_CONTENT as an author. */
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
wp_install('Fig & Ember', 'admin', 'admin@example.com', true, '', 'only for tests');
update_option('permalink_structure', '/%postname%/');
switch_theme('twentytwentythree');

$author = wp_insert_user(['user_login' => 'author', 'user_pass' => 'only for tests', 'role' => 'author']);
wp_set_current_user($author);
kses_init();

foreach (dining_content()['pages'] as $page) {
    $blocks = [];
    foreach ($page['parts'] as $index => $part) {
        $blocks[] = $part['json'] || $part['before']
            ? "<!-- wp:shortcode -->\n[dining_widget page=\"{$page['slug']}\" part=\"$index\"]\n<!-- /wp:shortcode -->"
            : "<!-- wp:html -->\n" . dining_markup($part) . "\n<!-- /wp:html -->";
    }
    wp_insert_post(wp_slash([
        'post_type' => 'page',
        'post_status' => 'publish',
        'post_name' => strtolower($page['slug']),
        'post_title' => $page['title'],
        'post_content' => implode("\n\n", $blocks),
    ]));
}
flush_rewrite_rules(false);
