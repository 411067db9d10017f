<div data-widget="<?php echo esc_attr( $args['widget'] ); ?>" data-theme="<?php echo esc_attr( $args['theme'] ?? 'light' ); ?>" class="card">Continue</div>
